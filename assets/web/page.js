// Shikaku puzzles to play in a browser: connects the game, its board, the hints and the page.
(() => {
  "use strict";

  const { DRAWN, PENCIL, CROSS, fromArray, toArray } = rules;
  const { BoardView, element } = views;
  const { puzzles, coordinates, texts, templates } = JSON.parse(document.getElementById("puzzle").textContent);
  const words = makeWords(texts);
  const part = (name) => document.getElementById(name);
  const frame = part("frame");
  const grid = part("board");
  const status = part("status");
  const list = part("which");
  const zoom = makeZoom(part("viewport"), frame);
  const games = puzzles.map(makeGame);
  let game = games[0];
  let view = null;
  let wrong = new Set(); // what is hatched besides what breaks a rule
  let fresh = new Set(); // what the last move made
  let hinted = false; // while a hint draws

  function makeGame(given, index) {
    const puzzle = {
      ...given,
      index,
      clues: rules.cluesOf(given),
      shapes: rules.shapesOf(given),
      solved: given.solution && given.solution.map(fromArray),
      tints: new Map(given.drawn.map((figures) => [String(figures.slice(0, 4)), figures[4]])),
      storageKey: `shikaku ${given.rows} ${given.cols} ${JSON.stringify(given.clues)}`,
    };
    return new Game(puzzle, kept(puzzle) ?? given.drawn.map((figures) => fromArray(figures.slice(0, 4))));
  }

  // --- Keeping the game ---

  function kept(puzzle) {
    try {
      const found = JSON.parse(localStorage.getItem(puzzle.storageKey));
      return rules.isState(puzzle, found) ? found.map(fromArray) : null;
    } catch {
      return null; // Without storage, or with something else in it, the game begins anew.
    }
  }

  function remember() {
    try {
      localStorage.setItem(game.puzzle.storageKey, JSON.stringify(game.state.map(toArray)));
    } catch {
      // The game goes on without being kept.
    }
  }

  // Tells whoever keeps games what happens on the page; a page on its own has no one.
  function tell(kind, more) {
    const state = rules.drawn(game.state).map(toArray);
    const detail = { kind, state, solved: game.isSolved, ...more };
    document.dispatchEvent(new CustomEvent("shikaku", { detail }));
  }

  // --- What a call of the game has done ---

  function say(text, tone = "") {
    if (status.textContent !== text) status.textContent = text; // screen readers say it again
    status.className = tone;
    status.style.minHeight = `${status.getBoundingClientRect().height}px`; // the board stays where it is
  }

  // Makes a call and shows what it did: a new state, or only another draft, cursor or corner.
  function act(call) {
    const before = game.state;
    const news = call(game);
    const draft = game.draft;
    if (game.state !== before) changed(before);
    else drawDraft();
    if (game.isSolved) say(texts.solved, "good");
    else if (game.state !== before && game.isFull) check(false);
    else if (news) tellNews(news);
    else say(draft ? words.sized(draft, rules.wantedShape(game.puzzle, draft)) : "");
  }

  function tellNews({ text, rect }) {
    const isWrong = text === "drawn" && rules.flaw(game.puzzle, rect);
    if (isWrong) say(words.brokenRule(game.puzzle, rect), "wrong");
    else say(words.described(text, rect ?? game.cursor));
  }

  function changed(before) {
    wrong = new Set();
    fresh = new Set(game.state.filter((rect) => !before.includes(rect)));
    tell("change", { hinted });
    remember();
    panel.review(game.state, game.puzzle);
    draw();
    listSolved();
  }

  function check(asked = true) {
    const { puzzle, state } = game;
    const drawn = rules.drawn(state);
    const { kind, rects } = hints.mistake(puzzle, puzzle.solved, drawn) ?? { kind: null, rects: [] };
    if (asked) tell("check");
    hatch(rects);
    if (game.isSolved) say(texts.solved, "good");
    else if (kind) say(words.counted(texts[kind], rects.length), "wrong");
    else say(drawn.length ? texts.right : texts.nothing, drawn.length ? "good" : "");
  }

  function hatch(rects) {
    wrong = new Set(rects);
    draw();
  }

  const tintOf = ({ tints }) => (rect) => tints.of(rect);

  function draw() {
    view.draw(game.shown, tintOf(game), new Set([...game.broken, ...wrong]), fresh);
    drawDraft();
    part("undo").disabled = !game.canUndo;
    part("redo").disabled = !game.canRedo;
    part("restart").disabled = !game.state.length;
    grid.classList.toggle("solved", game.isSolved);
  }

  function drawDraft() {
    view.drawDraft(game.draft, game.gesture ? null : game.corner);
    moveFocus(grid.contains(document.activeElement));
  }

  function moveFocus(focused) {
    const cell = view.cellAt(game.cursor);
    grid.querySelectorAll('[tabindex="0"]').forEach((old) => { old.tabIndex = -1; });
    cell.tabIndex = 0;
    if (focused && document.activeElement !== cell) cell.focus();
  }

  // --- Hints ---

  const panel = new HintPanel(words, templates, {
    mark: (marks) => view.drawMarks(marks),
    hatch,
    focus: () => moveFocus(true),
    told: (degree) => tell("hint", { degree }),
    play: (rects) => {
      hinted = true;
      act((one) => one.drawAll(rects));
      hinted = false;
    },
    remove: (rects) => act((one) => one.removeAll(rects)),
  });

  function hint() {
    const { puzzle, state } = game;
    game.cancel();
    if (panel.isOpen) panel.next();
    else if (game.isSolved) say(texts.solved, "good");
    else openHint(hints.mistake(puzzle, puzzle.solved, state), hints.next(puzzle.steps, state));
  }

  function openHint(mistake, step) {
    tell("hint", { degree: "find" });
    fresh = new Set(); // a cross that was just made would hide the marks of the hint
    draw();
    if (mistake) panel.open({ mistake });
    else if (step) panel.open({ steps: game.puzzle.steps, step, state: game.state });
    else say(texts.stuck);
  }

  // --- Several puzzles ---

  function nameOf({ index, title, rows, cols }) {
    return `${index + 1}. ${title || `${rows} \u00d7 ${cols}`}`;
  }

  function listSolved() {
    const name = nameOf(game.puzzle);
    list.options[game.puzzle.index].textContent = game.isSolved ? words.filled(texts.listed, { name }) : name;
    const count = games.filter((each) => each.isSolved).length;
    part("count").textContent = words.filled(texts.count, { count, all: games.length });
  }

  function show(index) {
    game.cancel();
    panel.close();
    game = games[index];
    const { puzzle } = game;
    wrong = new Set();
    fresh = new Set();
    zoom.reset();
    for (const each of frame.children) each.replaceChildren();
    view = new BoardView(frame, puzzle, words, { coordinates });
    if (games.length > 1) {
      list.selectedIndex = index;
      part("previous").disabled = index === 0;
      part("next").disabled = index === games.length - 1;
      part("heading").textContent = nameOf(puzzle);
      part("facts").textContent = puzzle.facts;
      part("notes").textContent = puzzle.notes;
    }
    const hasUnknown = [...puzzle.clues.values()].includes(null);
    const clueRules = [hasUnknown && texts.unknownAreaRule, puzzle.shapes.size && texts.shapeRule];
    part("clue-rules").textContent = clueRules.filter(Boolean).join(" ");
    part("hint").hidden = !puzzle.steps.length;
    document.querySelector(".about-hints").hidden = !puzzle.steps.length;
    tell("begin");
    draw();
    showZoom();
    say(game.isSolved ? texts.solved : "", game.isSolved ? "good" : "");
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
    const sheets = part("sheets");
    sheets.replaceChildren();
    for (const each of games.length > 1 ? games : []) {
      const sheet = element("sheet", sheets, "section");
      element("", sheet, "h2").textContent = nameOf(each.puzzle);
      element("facts", sheet, "p").textContent = each.puzzle.facts;
      element("notes", sheet, "p").textContent = each.puzzle.notes;
      const copy = element("frame", sheet);
      ["columns", "rows", "board"].forEach((name) => element(name, copy));
      new BoardView(copy, each.puzzle, words, { coordinates }).draw(each.shown, tintOf(each), new Set());
    }
  }

  addEventListener("beforeprint", printAll);
  addEventListener("afterprint", () => part("sheets").replaceChildren());
  addEventListener("hashchange", () => show(wanted()));
  list.addEventListener("change", () => go(list.selectedIndex));
  part("previous").addEventListener("click", () => go(game.puzzle.index - 1));
  part("next").addEventListener("click", () => go(game.puzzle.index + 1));

  // --- Tools and commands ---

  const TOOLS = { draw: DRAWN, pencil: PENCIL, cross: CROSS };

  function use(name) {
    part(name).checked = true;
    if (name in TOOLS) act((one) => one.use(TOOLS[name]));
    grid.classList.toggle("moved", name === "move");
  }

  function showZoom() {
    part("closer").disabled = zoom.most;
    part("further").disabled = zoom.least;
    const scrolled = zoom.isScrolled;
    if (!scrolled && part("move").checked) use("draw");
    part("move-choice").hidden = !scrolled;
  }

  for (const name of [...Object.keys(TOOLS), "move"]) part(name).addEventListener("change", () => use(name));
  const commands = {
    undo: () => act((one) => one.undo()),
    redo: () => act((one) => one.redo()),
    restart: () => act((one) => one.clear()),
    check: () => check(),
    hint,
    closer: () => zoom.closer(),
    further: () => zoom.further(),
  };
  for (const [name, command] of Object.entries(commands)) {
    part(name).addEventListener("click", () => {
      command();
      showZoom();
    });
  }
  addEventListener("resize", () => {
    status.style.minHeight = "";
    showZoom();
  });

  followPointers(frame, zoom, {
    moves: () => part("move").checked,
    press: (event) => {
      act((one) => one.press(view.pointOf(event), event.button === 2));
      moveFocus(true);
    },
    drag: (event, far) => {
      const before = JSON.stringify(game.draft);
      game.follow(view.pointOf(event), far);
      if (JSON.stringify(game.draft) !== before) act(() => null);
    },
    release: () => act((one) => one.release()),
    cancel: () => act((one) => one.cancel()),
    zoomed: showZoom,
  });

  // --- Keys ---

  const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
  const KEYS = {
    Home: (one) => one.step(0, -one.puzzle.cols),
    End: (one) => one.step(0, one.puzzle.cols),
    Enter: (one) => one.confirm(),
    " ": (one) => one.confirm(),
    Delete: (one) => one.erase(),
    Backspace: (one) => one.erase(),
    Escape: (one) => one.cancel(),
    p: (one) => one.mark(PENCIL),
  };
  const COMMAND_KEYS = {
    c: () => check(),
    h: () => (game.puzzle.steps.length ? hint() : null),
    1: () => use("draw"),
    2: () => use("pencil"),
    3: () => use("cross"),
    x: () => (game.draft ? act((one) => one.mark(CROSS)) : use(game.tool === CROSS ? "draw" : "cross")),
    f: () => {
      zoom.reset();
      showZoom();
    },
  };

  grid.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { shiftKey } = event;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (key === "Escape") panel.close();
    if (key in ARROWS) act((one) => (shiftKey ? one.stretch(...ARROWS[key]) : one.step(...ARROWS[key])));
    else if (key in KEYS) act(KEYS[key]);
    else if (key in COMMAND_KEYS) COMMAND_KEYS[key]();
    else return;
    event.preventDefault();
  });

  // A screen reader may go to any cell.
  grid.addEventListener("focusin", ({ target }) => {
    const at = view.cells.indexOf(target);
    const cell = { row: Math.floor(at / game.puzzle.cols), col: at % game.puzzle.cols };
    if (at < 0 || (cell.row === game.cursor.row && cell.col === game.cursor.col)) return;
    act((one) => one.jump(cell));
  });

  // The cursor is shown once keys are used.
  addEventListener("pointerdown", () => grid.classList.add("pointed"), true);
  addEventListener("keydown", () => grid.classList.remove("pointed"), true);

  document.addEventListener("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === "z") act((one) => (event.shiftKey ? one.redo() : one.undo()));
    else if (key === "y") act((one) => one.redo());
    else return;
    event.preventDefault();
  });

  for (game of games) {
    element("", list, "option");
    listSolved();
  }
  show(wanted());
})();
