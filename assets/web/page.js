// A Shikaku puzzle to play in a browser. Rectangles are objects {row, col, height, width}; a state
// is an array of rectangles that do not overlap, and is never changed.
(() => {
  "use strict";

  const TINTS = 6;
  const given = JSON.parse(document.getElementById("puzzle").textContent);
  const { rows, cols, texts } = given;
  const clues = new Map(given.clues.map(([row, col, area]) => [row * cols + col, area]));
  const solution = given.solution && new Set(given.solution.map(String));
  const start = given.drawn.map(fromArray);
  const storageKey = `shikaku ${rows} ${cols} ${JSON.stringify(given.clues)}`;

  // --- The rules ---

  function fromArray([row, col, height, width]) {
    return { row, col, height, width };
  }

  function toArray({ row, col, height, width }) {
    return [row, col, height, width];
  }

  function between(one, other) {
    return {
      row: Math.min(one.row, other.row),
      col: Math.min(one.col, other.col),
      height: Math.abs(one.row - other.row) + 1,
      width: Math.abs(one.col - other.col) + 1,
    };
  }

  function contains(rect, cell) {
    return rect.row <= cell.row && cell.row < rect.row + rect.height
      && rect.col <= cell.col && cell.col < rect.col + rect.width;
  }

  function overlap(one, other) {
    return one.row < other.row + other.height && other.row < one.row + one.height
      && one.col < other.col + other.width && other.col < one.col + one.width;
  }

  function cellsOf(rect) {
    const found = [];
    for (let row = rect.row; row < rect.row + rect.height; row += 1) {
      for (let col = rect.col; col < rect.col + rect.width; col += 1) found.push(row * cols + col);
    }
    return found;
  }

  function breaksRule(rect) {
    const areas = cellsOf(rect).filter((at) => clues.has(at)).map((at) => clues.get(at));
    return areas.length !== 1 || (areas[0] !== null && areas[0] !== rect.height * rect.width);
  }

  function covered(state) {
    return state.reduce((sum, rect) => sum + rect.height * rect.width, 0);
  }

  function isSolved(state) {
    return covered(state) === rows * cols && !state.some(breaksRule);
  }

  // --- The state, with undo ---

  let history = [start];
  let position = 0;
  let wrong = new Set();
  const state = () => history[position];

  function isState(value) {
    return Array.isArray(value) && value.every((rect) => Array.isArray(rect)
      && rect.length === 4 && rect.every(Number.isInteger)
      && rect[0] >= 0 && rect[1] >= 0 && rect[2] >= 1 && rect[3] >= 1
      && rect[0] + rect[2] <= rows && rect[1] + rect[3] <= cols)
      && value.map(fromArray).every((one, at, all) =>
        all.slice(at + 1).every((other) => !overlap(one, other)));
  }

  function recall() {
    try {
      const kept = JSON.parse(localStorage.getItem(storageKey));
      if (isState(kept)) history = [kept.map(fromArray)];
    } catch {
      // Without storage, or with something else in it, the game begins anew.
    }
  }

  function remember() {
    try {
      localStorage.setItem(storageKey, JSON.stringify(state().map(toArray)));
    } catch {
      // The game goes on without being kept.
    }
  }

  function move(next) {
    history = [...history.slice(0, position + 1), next];
    position += 1;
    changed();
  }

  function step(by) {
    const next = position + by;
    if (next < 0 || next >= history.length) return;
    position = next;
    corner = null;
    changed();
    say(by < 0 ? texts.undone : texts.redone);
  }

  function place(rect) {
    move([...state().filter((old) => !overlap(old, rect)), rect]);
    if (!isSolved(state()) && covered(state()) < rows * cols) say(described(texts.drawn, rect));
  }

  function remove(rect) {
    move(state().filter((old) => old !== rect));
    say(described(texts.removed, rect));
  }

  function changed() {
    wrong = new Set();
    remember();
    draw();
    if (isSolved(state())) say(texts.solved, "good");
    else if (covered(state()) === rows * cols) check();
    else say("");
  }

  function check() {
    const broken = state().filter(breaksRule);
    const missed = solution ? state().filter((rect) => !solution.has(String(toArray(rect)))) : [];
    wrong = new Set(broken.length ? broken : missed);
    draw();
    if (isSolved(state())) say(texts.solved, "good");
    else if (broken.length === 1) say(texts.brokenOne, "wrong");
    else if (broken.length) say(filled(texts.broken, { count: broken.length }), "wrong");
    else if (missed.length === 1) say(texts.missedOne, "wrong");
    else if (missed.length) say(filled(texts.missed, { count: missed.length }), "wrong");
    else say(state().length ? texts.right : texts.nothing, state().length ? "good" : "");
  }

  // --- Words ---

  const status = document.getElementById("status");

  function filled(text, values) {
    return text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
  }

  function described(text, rect) {
    return filled(text, {
      row: rect.row + 1,
      col: rect.col + 1,
      height: rect.height,
      width: rect.width,
      area: rect.height * rect.width,
    });
  }

  function say(text, tone = "") {
    status.textContent = text;
    status.className = tone;
  }

  function labelOf(cell, rect) {
    const clue = clues.get(cell.row * cols + cell.col);
    const parts = [described(texts.cell, { ...cell, height: 1, width: 1 })];
    if (clue !== undefined) parts.push(filled(texts.clue, { area: clue ?? "?" }));
    if (rect) parts.push(described(wrong.has(rect) ? texts.inWrong : texts.inRect, rect));
    return parts.join(", ");
  }

  // --- The board on the page ---

  const board = document.getElementById("board");
  const cells = [];
  let cursor = { row: 0, col: 0 };
  let corner = null; // where a rectangle has been begun by a tap or a key
  let dragged = null; // {from, to, pointer} while a pointer is down

  function element(name, parent) {
    const made = document.createElement("div");
    made.className = name;
    parent.append(made);
    return made;
  }

  function build() {
    const frame = document.getElementById("frame");
    frame.style.setProperty("--rows", rows);
    frame.style.setProperty("--cols", cols);
    frame.style.setProperty("--rulers", given.coordinates ? 1 : 0);
    board.setAttribute("aria-rowcount", rows);
    board.setAttribute("aria-colcount", cols);
    for (let row = 0; row < rows; row += 1) {
      const line = element("row", board);
      line.setAttribute("role", "row");
      for (let col = 0; col < cols; col += 1) line.append(makeCell(row, col));
    }
    if (given.coordinates) {
      number(document.getElementById("columns"), cols);
      number(document.getElementById("rows"), rows);
    }
  }

  function makeCell(row, col) {
    const made = document.createElement("div");
    const clue = clues.get(row * cols + col);
    made.className = "cell";
    made.classList.toggle("last-row", row === rows - 1);
    made.classList.toggle("last-column", col === cols - 1);
    made.setAttribute("role", "gridcell");
    made.setAttribute("aria-rowindex", row + 1);
    made.setAttribute("aria-colindex", col + 1);
    made.tabIndex = -1;
    made.textContent = clue === undefined ? "" : clue ?? "?";
    made.classList.toggle("long", made.textContent.length > 2);
    made.style.gridArea = `${row + 1} / ${col + 1}`;
    cells.push(made);
    return made;
  }

  function number(ruler, count) {
    for (let at = 1; at <= count; at += 1) {
      const made = document.createElement("span");
      made.textContent = at;
      ruler.append(made);
    }
  }

  function put(name, rect) {
    const made = element(name, board);
    made.setAttribute("aria-hidden", "true");
    made.style.gridArea = `${rect.row + 1} / ${rect.col + 1} / span ${rect.height} / span ${rect.width}`;
    return made;
  }

  function draw() {
    board.querySelectorAll(".rect, .tint, .draft").forEach((old) => old.remove());
    const tints = [];
    state().forEach((rect, at) => {
      const wide = { row: rect.row - 1, col: rect.col - 1, height: rect.height + 2, width: rect.width + 2 };
      const near = new Set(tints.filter((_, other) => overlap(wide, state()[other])));
      const free = [...Array(TINTS).keys()].map((tint) => (at + tint) % TINTS);
      tints.push(free.find((tint) => !near.has(tint)) ?? at % TINTS);
      const flag = wrong.has(rect) ? " wrong" : "";
      put(`tint tint-${tints[at]}${flag}`, rect);
      put(`rect${flag}`, rect);
    });
    const owners = new Map();
    for (const rect of state()) cellsOf(rect).forEach((at) => owners.set(at, rect));
    cells.forEach((cell, at) => {
      const label = labelOf({ row: Math.floor(at / cols), col: at % cols }, owners.get(at));
      if (cell.getAttribute("aria-label") !== label) cell.setAttribute("aria-label", label);
    });
    drawDraft();
    document.getElementById("undo").disabled = position === 0;
    document.getElementById("redo").disabled = position === history.length - 1;
    board.classList.toggle("solved", isSolved(state()));
  }

  function draft() {
    if (dragged) return between(dragged.from, dragged.to);
    return corner && between(corner, cursor);
  }

  function drawDraft() {
    board.querySelectorAll(".draft").forEach((old) => old.remove());
    cells.forEach((cell) => cell.classList.remove("corner"));
    const rect = draft();
    if (!rect) return;
    if (corner && !dragged) cells[corner.row * cols + corner.col].classList.add("corner");
    const size = document.createElement("span");
    size.textContent = described(texts.size, rect);
    put("draft", rect).append(size);
    say(size.textContent);
  }

  function moveCursor(cell, focus = true) {
    cells[cursor.row * cols + cursor.col].tabIndex = -1;
    cursor = cell;
    const shown = cells[cursor.row * cols + cursor.col];
    shown.tabIndex = 0;
    if (focus) shown.focus();
  }

  // A cell was tapped, or Enter was pressed on it.
  function choose(cell) {
    const inside = state().find((rect) => contains(rect, cell));
    if (corner) {
      const rect = between(corner, cell);
      corner = null;
      // The same cell again cancels, unless its clue may be 1.
      if (rect.height * rect.width > 1 || clues.get(cell.row * cols + cell.col) === null) place(rect);
      else cancel();
    } else if (inside) {
      remove(inside);
    } else if (clues.get(cell.row * cols + cell.col) === 1) {
      place(between(cell, cell));
    } else {
      corner = cell;
      drawDraft();
      say(texts.opposite);
    }
  }

  function cancel() {
    corner = null;
    dragged = null;
    drawDraft();
    say("");
  }

  // --- Pointers: mouse, pen and touch ---

  function cellAt(event) {
    const box = board.getBoundingClientRect();
    const inside = (value, most) => Math.min(Math.max(Math.floor(value), 0), most - 1);
    const across = (event.clientX - box.left - board.clientLeft) / board.clientWidth;
    const down = (event.clientY - box.top - board.clientTop) / board.clientHeight;
    return { row: inside(down * rows, rows), col: inside(across * cols, cols) };
  }

  board.addEventListener("pointerdown", (event) => {
    if (dragged) { // a second finger: it zooms
      cancel();
      return;
    }
    if (event.button !== 0 || !event.isPrimary) return;
    event.preventDefault();
    const cell = cellAt(event);
    board.setPointerCapture(event.pointerId);
    dragged = { from: cell, to: cell, pointer: event.pointerId };
    moveCursor(cell);
    if (!corner) drawDraft();
  });

  board.addEventListener("pointermove", (event) => {
    if (!dragged || event.pointerId !== dragged.pointer) return;
    const cell = cellAt(event);
    if (cell.row === dragged.to.row && cell.col === dragged.to.col) return;
    corner = null;
    dragged.to = cell;
    drawDraft();
  });

  board.addEventListener("pointerup", (event) => {
    if (!dragged || event.pointerId !== dragged.pointer) return;
    const { from, to } = dragged;
    dragged = null;
    moveCursor(to);
    drawDraft();
    if (from.row === to.row && from.col === to.col) choose(to);
    else place(between(from, to));
  });

  board.addEventListener("pointercancel", cancel);

  // --- Keys ---

  const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

  function stepped([down, across]) {
    return {
      row: Math.min(Math.max(cursor.row + down, 0), rows - 1),
      col: Math.min(Math.max(cursor.col + across, 0), cols - 1),
    };
  }

  board.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) {
      if (event.shiftKey && !corner) corner = cursor;
      moveCursor(stepped(arrow));
      if (corner) drawDraft();
    } else if (event.key === "Home") {
      moveCursor({ row: cursor.row, col: 0 });
      if (corner) drawDraft();
    } else if (event.key === "End") {
      moveCursor({ row: cursor.row, col: cols - 1 });
      if (corner) drawDraft();
    } else if (event.key === "Enter" || event.key === " ") {
      choose(cursor);
    } else if (event.key === "Delete" || event.key === "Backspace") {
      const inside = state().find((rect) => contains(rect, cursor));
      if (inside) remove(inside);
    } else if (event.key === "Escape") {
      cancel();
    } else if (event.key.toLowerCase() === "c") {
      check();
    } else {
      return;
    }
    event.preventDefault();
  });

  document.addEventListener("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === "z") step(event.shiftKey ? 1 : -1);
    else if (key === "y") step(1);
    else return;
    event.preventDefault();
  });

  document.getElementById("undo").addEventListener("click", () => step(-1));
  document.getElementById("redo").addEventListener("click", () => step(1));
  document.getElementById("check").addEventListener("click", check);
  document.getElementById("restart").addEventListener("click", () => {
    corner = null;
    if (state().length) move([]);
  });

  build();
  recall();
  moveCursor(cursor, false);
  draw();
  if (isSolved(state())) say(texts.solved, "good");
})();
