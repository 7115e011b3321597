// The board on the page: a grid of cells, on which rectangles, marks and the draft are laid.
const views = (() => {
  "use strict";

  const { DRAWN, PENCIL, CROSS } = rules;
  const NAMES = ["rect", "pencil", "cross"];
  const LAYERS = ["ghost", "pencilled", "crossed", "allowed", "ruled_out", "reason", "subject", "result"];

  function element(name, parent, tag = "div") {
    const made = document.createElement(tag);
    made.className = name;
    parent.append(made);
    return made;
  }

  function number(ruler, count) {
    for (let at = 1; at <= count; at += 1) element("", ruler, "span").textContent = at;
  }

  class BoardView {
    // Fills an empty frame with the cells of a puzzle.
    constructor(frame, puzzle, words, { coordinates }) {
      const [columnNumbers, rowNumbers, grid] = frame.children;
      const { rows, cols, clues } = puzzle;
      Object.assign(this, { puzzle, words, grid, cells: [] });
      frame.style.setProperty("--rows", rows);
      frame.style.setProperty("--cols", cols);
      frame.style.setProperty("--rulers", coordinates ? 1 : 0);
      grid.setAttribute("aria-rowcount", rows);
      grid.setAttribute("aria-colcount", cols);
      for (let row = 0; row < rows; row += 1) {
        const line = element("row", grid);
        line.setAttribute("role", "row");
        for (let col = 0; col < cols; col += 1) this.cells.push(this.cell(line, row, col, clues));
      }
      if (coordinates) {
        number(columnNumbers, cols);
        number(rowNumbers, rows);
      }
    }

    cell(line, row, col, clues) {
      const { rows, cols } = this.puzzle;
      const made = element("cell", line);
      const clue = clues.get(row * cols + col);
      made.classList.toggle("last-row", row === rows - 1);
      made.classList.toggle("last-column", col === cols - 1);
      made.setAttribute("role", "gridcell");
      made.setAttribute("aria-rowindex", row + 1);
      made.setAttribute("aria-colindex", col + 1);
      made.tabIndex = -1;
      made.textContent = clue === undefined ? "" : clue ?? "?";
      const shape = this.puzzle.shapes.get(row * cols + col);
      if (shape) made.classList.add(shape);
      made.classList.toggle("long", made.textContent.length > (shape === "tall" ? 1 : 2));
      made.style.gridArea = `${row + 1} / ${col + 1}`;
      return made;
    }

    cellAt({ row, col }) { return this.cells[row * this.puzzle.cols + col]; }

    // The place of an event on the board, in cells.
    pointOf({ clientX, clientY }) {
      const box = this.grid.getBoundingClientRect();
      const across = (clientX - box.left - this.grid.clientLeft) / this.grid.clientWidth;
      const down = (clientY - box.top - this.grid.clientTop) / this.grid.clientHeight;
      return { row: down * this.puzzle.rows, col: across * this.puzzle.cols };
    }

    put(name, rect) {
      const made = element(name, this.grid);
      made.setAttribute("aria-hidden", "true");
      made.style.gridArea = `${rect.row + 1} / ${rect.col + 1} / span ${rect.height} / span ${rect.width}`;
      return made;
    }

    clear(...names) {
      names.forEach((name) => this.grid.querySelectorAll(`.${name}`).forEach((old) => old.remove()));
    }

    // Shows a state. "tintOf" gives the tints of what is drawn; "wrong" are the rectangles that are to
    // be hatched, "fresh" those that were just made. Other crosses are a sign on their clue only, or
    // they would hide the board.
    draw(state, tintOf, wrong, fresh = new Set()) {
      this.clear("tint", ...NAMES);
      const shown = (rect) => rect.mark !== CROSS || wrong.has(rect) || fresh.has(rect);
      const seen = rules.seen(state);
      for (const rect of rules.drawn(seen)) {
        this.put(`tint tint-${tintOf(rect)}${wrong.has(rect) ? " wrong" : ""}`, rect);
      }
      for (const rect of seen.filter(shown)) {
        this.put(`${NAMES[rect.mark]}${wrong.has(rect) ? " wrong" : ""}`, rect);
      }
      this.label(seen, wrong);
    }

    label(seen, wrong) {
      const covering = this.cells.map(() => []);
      for (const rect of seen) {
        for (const at of rules.cellsOf(this.puzzle, rect)) {
          if (rect.mark !== CROSS || this.puzzle.clues.has(at)) covering[at].push(rect);
        }
      }
      this.cells.forEach((cell, at) => {
        cell.classList.toggle("crossed", covering[at].some(({ mark }) => mark === CROSS));
        const text = this.labelOf(at, covering[at], wrong);
        if (cell.getAttribute("aria-label") !== text) cell.setAttribute("aria-label", text);
      });
    }

    labelOf(at, covering, wrong) {
      const { puzzle: { cols, clues, shapes }, words } = this;
      const cell = { row: Math.floor(at / cols), col: at % cols, height: 1, width: 1 };
      const parts = [words.described("cell", cell)];
      if (clues.has(at)) parts.push(words.clue(clues.get(at), shapes.get(at)));
      for (const rect of covering) {
        const drawn = wrong.has(rect) ? "inWrong" : "inRect";
        const name = rect.mark === DRAWN ? drawn : rect.mark === PENCIL ? "inPencil" : "inCross";
        parts.push(words.described(name, rect));
      }
      return parts.join(", ");
    }

    // Shows the rectangle that is being drawn and its first corner; each may be null.
    drawDraft(rect, corner) {
      this.clear("draft");
      this.cells.forEach((cell) => cell.classList.remove("corner"));
      if (corner) this.cellAt(corner).classList.add("corner");
      if (!rect) return;
      const wrong = rules.isTooMuch(this.puzzle, rect) ? " wrong" : "";
      const left = 2 * rect.col < this.puzzle.cols ? " left" : ""; // its size may be wider than it
      const draft = this.put(`draft draft-${NAMES[rect.mark]}${wrong}${left}`, rect);
      const size = element("size", draft, "span");
      size.textContent = this.words.sized(rect, rules.wantedShape(this.puzzle, rect));
    }

    // Shows the marks of a hint: {kind, rect, letter}; what follows lies on top, all letters last.
    drawMarks(marks) {
      this.clear("mark");
      const sorted = [...marks].sort((one, other) => LAYERS.indexOf(one.kind) - LAYERS.indexOf(other.kind));
      for (const { kind, rect } of sorted) this.put(`mark mark-${kind}`, rect);
      for (const { kind, rect, letter } of sorted.filter((each) => each.letter)) {
        element("letter", this.put(`mark mark-${kind} lettered`, rect), "b").textContent = letter;
      }
      const [subject] = this.grid.querySelectorAll(".mark-subject, .mark");
      if (subject) subject.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
  }

  return { BoardView, element };
})();
