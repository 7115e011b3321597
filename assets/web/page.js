// Shikaku puzzles to play in a browser, by the rules of rules.js.
(() => {
  "use strict";

  const TINTS = 6;
  const { between, contains, fromArray, toArray } = rules;
  const { puzzles, coordinates, texts } = JSON.parse(document.getElementById("puzzle").textContent);
  const games = puzzles.map(makeGame);
  let game = games[0];

  function makeGame(given, index) {
    return {
      ...given,
      index,
      clues: rules.cluesOf(given),
      solution: given.solution && new Set(given.solution.map(String)),
      storageKey: `shikaku ${given.rows} ${given.cols} ${JSON.stringify(given.clues)}`,
      history: [given.drawn.map(fromArray)],
      position: 0,
      wrong: new Set(),
    };
  }

  // --- The state, with undo ---

  const state = () => game.history[game.position];
  const drawn = () => rules.drawn(state());
  const broken = () => rules.broken(game, state());
  const isFull = () => rules.isFull(game, state());
  const isSolved = () => rules.isSolved(game, state());

  function recall() {
    try {
      const kept = JSON.parse(localStorage.getItem(game.storageKey));
      if (rules.isState(game, kept)) game.history = [kept.map(fromArray)];
    } catch {
      // Without storage, or with something else in it, the game begins anew.
    }
  }

  function remember() {
    try {
      localStorage.setItem(game.storageKey, JSON.stringify(state().map(toArray)));
    } catch {
      // The game goes on without being kept.
    }
  }

  function move(next) {
    game.history = [...game.history.slice(0, game.position + 1), next];
    game.position += 1;
    changed();
  }

  function step(by) {
    const next = game.position + by;
    if (next < 0 || next >= game.history.length) return;
    game.position = next;
    corner = null;
    changed();
    say(by < 0 ? texts.undone : texts.redone);
  }

  function place(rect) {
    const same = rect.pencil && state().find((old) => old.pencil && String(toArray(old)) === String(toArray(rect)));
    if (same) {
      remove(same);
      return;
    }
    move(rules.placed(state(), rect));
    if (rect.pencil) say(described(texts.pencilled, rect));
    else if (!isFull()) say(described(texts.drawn, rect));
  }

  function remove(rect) {
    move(state().filter((old) => old !== rect));
    say(described(texts.removed, rect));
  }

  // Tells whoever keeps games what happens on the page; a page on its own has no one.
  function tell(kind, more) {
    const detail = { kind, state: drawn().map(toArray), solved: isSolved(), ...more };
    document.dispatchEvent(new CustomEvent("shikaku", { detail }));
  }

  function changed() {
    game.wrong = new Set();
    tell("change");
    remember();
    draw();
    listSolved();
    if (isSolved()) say(texts.solved, "good");
    else if (isFull()) check(false);
    else say("");
  }

  function check(asked = true) {
    const wrong = broken();
    const { solution } = game;
    const missed = solution ? drawn().filter((rect) => !solution.has(String(toArray(rect)))) : [];
    game.wrong = new Set(wrong.length ? wrong : missed);
    if (asked) tell("check");
    draw();
    if (isSolved()) say(texts.solved, "good");
    else if (wrong.length) say(counted(texts.broken, wrong.length), "wrong");
    else if (missed.length) say(counted(texts.missed, missed.length), "wrong");
    else say(drawn().length ? texts.right : texts.nothing, drawn().length ? "good" : "");
  }

  // --- Words ---

  const status = document.getElementById("status");

  function filled(text, values) {
    return text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
  }

  function counted([one, many], count) {
    return filled(count === 1 ? one : many, { count });
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

  function labelOf(cell, rect, noted) {
    const clue = game.clues.get(cell.row * game.cols + cell.col);
    const parts = [described(texts.cell, { ...cell, height: 1, width: 1 })];
    if (clue !== undefined) parts.push(filled(texts.clue, { area: clue ?? "?" }));
    if (rect) parts.push(described(game.wrong.has(rect) ? texts.inWrong : texts.inRect, rect));
    for (const note of noted) parts.push(described(texts.inPencil, note));
    return parts.join(", ");
  }

  // --- The board on the page ---

  const frame = document.getElementById("frame");
  const board = document.getElementById("board");
  const pencil = document.getElementById("pencil");
  let cells = [];
  let cursor = { row: 0, col: 0 };
  let corner = null; // where a rectangle has been begun by a tap or a key
  let dragged = null; // {from, to, pointer, pencil} while a pointer is down

  const pencils = () => pencil.getAttribute("aria-pressed") === "true";

  function element(name, parent, tag = "div") {
    const made = document.createElement(tag);
    made.className = name;
    parent.append(made);
    return made;
  }

  // Fills an empty frame with the cells of a puzzle, and returns them.
  function build(into, { rows, cols, clues }) {
    const [columnNumbers, rowNumbers, grid] = into.children;
    into.style.setProperty("--rows", rows);
    into.style.setProperty("--cols", cols);
    into.style.setProperty("--rulers", coordinates ? 1 : 0);
    grid.setAttribute("aria-rowcount", rows);
    grid.setAttribute("aria-colcount", cols);
    const made = [];
    for (let row = 0; row < rows; row += 1) {
      const line = element("row", grid);
      line.setAttribute("role", "row");
      for (let col = 0; col < cols; col += 1) {
        const cell = element("cell", line);
        const clue = clues.get(row * cols + col);
        cell.classList.toggle("last-row", row === rows - 1);
        cell.classList.toggle("last-column", col === cols - 1);
        cell.setAttribute("role", "gridcell");
        cell.setAttribute("aria-rowindex", row + 1);
        cell.setAttribute("aria-colindex", col + 1);
        cell.tabIndex = -1;
        cell.textContent = clue === undefined ? "" : clue ?? "?";
        cell.classList.toggle("long", cell.textContent.length > 2);
        cell.style.gridArea = `${row + 1} / ${col + 1}`;
        made.push(cell);
      }
    }
    if (coordinates) {
      number(columnNumbers, cols);
      number(rowNumbers, rows);
    }
    return made;
  }

  function number(ruler, count) {
    for (let at = 1; at <= count; at += 1) element("", ruler, "span").textContent = at;
  }

  function put(name, rect, grid = board) {
    const made = element(name, grid);
    made.setAttribute("aria-hidden", "true");
    made.style.gridArea = `${rect.row + 1} / ${rect.col + 1} / span ${rect.height} / span ${rect.width}`;
    return made;
  }

  function draw() {
    board.querySelectorAll(".rect, .tint, .draft, .pencil").forEach((old) => old.remove());
    const tints = [];
    drawn().forEach((rect, at, all) => {
      const wide = { row: rect.row - 1, col: rect.col - 1, height: rect.height + 2, width: rect.width + 2 };
      const near = new Set(tints.filter((_, other) => rules.overlap(wide, all[other])));
      const free = [...Array(TINTS).keys()].map((tint) => (at + tint) % TINTS);
      tints.push(free.find((tint) => !near.has(tint)) ?? at % TINTS);
      const flag = game.wrong.has(rect) ? " wrong" : "";
      put(`tint tint-${tints[at]}${flag}`, rect);
      put(`rect${flag}`, rect);
    });
    const owners = new Map();
    for (const rect of drawn()) rules.cellsOf(game, rect).forEach((at) => owners.set(at, rect));
    const notes = state().filter((rect) => rect.pencil);
    notes.forEach((rect) => put("pencil", rect));
    cells.forEach((cell, at) => {
      const place = { row: Math.floor(at / game.cols), col: at % game.cols };
      const label = labelOf(place, owners.get(at), notes.filter((note) => contains(note, place)));
      if (cell.getAttribute("aria-label") !== label) cell.setAttribute("aria-label", label);
    });
    drawDraft();
    document.getElementById("undo").disabled = game.position === 0;
    document.getElementById("redo").disabled = game.position === game.history.length - 1;
    board.classList.toggle("solved", isSolved());
  }

  function draft() {
    if (dragged) return between(dragged.from, dragged.to, dragged.pencil);
    return corner && between(corner, cursor, pencils());
  }

  function drawDraft() {
    board.querySelectorAll(".draft").forEach((old) => old.remove());
    cells.forEach((cell) => cell.classList.remove("corner"));
    const rect = draft();
    if (!rect) return;
    if (corner && !dragged) cells[corner.row * game.cols + corner.col].classList.add("corner");
    const size = document.createElement("span");
    size.textContent = described(texts.size, rect);
    put("draft", rect).append(size);
    say(size.textContent);
  }

  function moveCursor(cell, focus = true) {
    cells[cursor.row * game.cols + cursor.col].tabIndex = -1;
    cursor = cell;
    const shown = cells[cursor.row * game.cols + cursor.col];
    shown.tabIndex = 0;
    if (focus) shown.focus();
  }

  // The newest of the rectangles on a cell that were drawn, or that were pencilled.
  function found(cell, noted) {
    return state().filter((rect) => rect.pencil === noted && contains(rect, cell)).pop();
  }

  // A cell was tapped, or Enter or P was pressed on it.
  function choose(cell, noted) {
    const inside = found(cell, noted);
    const clue = game.clues.get(cell.row * game.cols + cell.col);
    if (corner) {
      const rect = between(corner, cell, noted);
      corner = null;
      // The same cell again cancels, unless its clue may be 1.
      if (rect.height * rect.width > 1 || clue === null) place(rect);
      else cancel();
    } else if (inside) {
      remove(inside);
    } else if (clue === 1) {
      place(between(cell, cell, noted));
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

  // --- Several puzzles ---

  const list = document.getElementById("which");

  function nameOf({ index, title, rows, cols }) {
    return `${index + 1}. ${title || `${rows} \u00d7 ${cols}`}`;
  }

  function listSolved() {
    const option = list.options[game.index];
    game.solved = isSolved();
    option.textContent = game.solved ? filled(texts.listed, { name: nameOf(game) }) : nameOf(game);
    const count = games.filter((each) => each.solved).length;
    document.getElementById("count").textContent = filled(texts.count, { count, all: games.length });
  }

  function show(index) {
    game = games[index];
    corner = null;
    dragged = null;
    cursor = { row: 0, col: 0 };
    for (const part of frame.children) part.replaceChildren();
    cells = build(frame, game);
    if (games.length > 1) {
      list.selectedIndex = index;
      document.getElementById("previous").disabled = index === 0;
      document.getElementById("next").disabled = index === games.length - 1;
      document.getElementById("heading").textContent = nameOf(game);
      document.getElementById("facts").textContent = game.facts;
      document.getElementById("notes").textContent = game.notes;
    }
    moveCursor(cursor, false);
    tell("begin");
    draw();
    say("");
    if (isSolved()) say(texts.solved, "good");
  }

  // The number of a puzzle stands in the address, so that a link can lead to it.
  function wanted() {
    const index = Number(location.hash.slice(1)) - 1;
    return index in games ? index : 0;
  }

  function go(index) {
    location.hash = index + 1;
  }

  // For print each puzzle has a frame of its own, as it stands now.
  function printAll() {
    const sheets = document.getElementById("sheets");
    const before = game;
    sheets.replaceChildren();
    for (game of games.length > 1 ? games : []) {
      const sheet = element("sheet", sheets, "section");
      element("", sheet, "h2").textContent = nameOf(game);
      element("facts", sheet, "p").textContent = game.facts;
      element("notes", sheet, "p").textContent = game.notes;
      const copy = element("frame", sheet);
      element("columns", copy);
      element("rows", copy);
      const grid = element("board", copy);
      build(copy, game);
      drawn().forEach((rect) => put("rect", rect, grid));
    }
    game = before;
  }

  addEventListener("beforeprint", printAll);
  addEventListener("afterprint", () => document.getElementById("sheets").replaceChildren());
  addEventListener("hashchange", () => show(wanted()));
  list.addEventListener("change", () => go(list.selectedIndex));
  document.getElementById("previous").addEventListener("click", () => go(game.index - 1));
  document.getElementById("next").addEventListener("click", () => go(game.index + 1));

  // --- Pointers: mouse, pen and touch ---

  function cellAt(event) {
    const box = board.getBoundingClientRect();
    const inside = (value, most) => Math.min(Math.max(Math.floor(value), 0), most - 1);
    const across = (event.clientX - box.left - board.clientLeft) / board.clientWidth;
    const down = (event.clientY - box.top - board.clientTop) / board.clientHeight;
    return { row: inside(down * game.rows, game.rows), col: inside(across * game.cols, game.cols) };
  }

  board.addEventListener("pointerdown", (event) => {
    if (dragged) { // a second finger: it zooms
      cancel();
      return;
    }
    const right = event.button === 2;
    if ((event.button !== 0 && !right) || !event.isPrimary) return;
    event.preventDefault();
    const cell = cellAt(event);
    board.setPointerCapture(event.pointerId);
    dragged = { from: cell, to: cell, pointer: event.pointerId, pencil: right || pencils() };
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
    const { from, to, pencil: noted } = dragged;
    dragged = null;
    moveCursor(to);
    drawDraft();
    if (from.row === to.row && from.col === to.col) choose(to, noted);
    else place(between(from, to, noted));
  });

  board.addEventListener("pointercancel", cancel);
  board.addEventListener("contextmenu", (event) => event.preventDefault());

  // --- Keys ---

  const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

  function stepped([down, across]) {
    return {
      row: Math.min(Math.max(cursor.row + down, 0), game.rows - 1),
      col: Math.min(Math.max(cursor.col + across, 0), game.cols - 1),
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
      moveCursor({ row: cursor.row, col: game.cols - 1 });
      if (corner) drawDraft();
    } else if (event.key === "Enter" || event.key === " ") {
      choose(cursor, pencils());
    } else if (event.key.toLowerCase() === "p") {
      choose(cursor, true);
    } else if (event.key === "Delete" || event.key === "Backspace") {
      const inside = found(cursor, false) ?? found(cursor, true);
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
  pencil.addEventListener("click", () => pencil.setAttribute("aria-pressed", !pencils()));
  document.getElementById("restart").addEventListener("click", () => {
    corner = null;
    if (state().length) move([]);
  });

  for (game of games) {
    recall();
    element("", list, "option");
    listSolved();
  }
  show(wanted());
})();
