// Gives the puzzle that the address names to the page that plays it, and keeps the game: its moves
// with their times, as a saved game of the program has them.
(async () => {
  "use strict";

  const { texts, templates, names, kinds, language, scripts } = JSON.parse(document.getElementById("site").textContent);
  const name = location.search.slice(1);
  const daily = /^(\d{4}-\d\d-\d\d)-(\w+)$/.exec(name);
  const status = document.getElementById("status");
  const puzzle = await puzzles.load(name);
  if (!puzzle) {
    status.textContent = texts.missing;
    return;
  }

  // --- The clock: the time in which the page is seen ---

  let shown = document.hidden ? null : performance.now();
  let counted = 0;
  let before = 0; // what the game had taken when this page was opened

  function milliseconds() {
    return Math.round(counted + (shown === null ? 0 : performance.now() - shown));
  }

  document.addEventListener("visibilitychange", () => {
    counted = milliseconds();
    shown = document.hidden ? null : performance.now();
    const at = counted;
    if (document.hidden) later(() => keep(at));
  });

  // --- The game ---

  const total = (at) => Math.max(0, before + at);
  let game = null;
  let shownDegree = null; // of the hint that is open, if it counts
  let queue = Promise.resolve();

  // What uses the storage happens in the order of what was done.
  function later(work) {
    queue = queue.then(work).catch(() => {
      document.getElementById("storage").textContent = texts.storage;
    });
  }

  function newGame() {
    const bytes = crypto.getRandomValues(new Uint8Array(8));
    const token = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    return {
      id: puzzle.id, token, started: playerHistory.utc(new Date()), milliseconds: 0, moves: [], drawn: [],
      checks: 0, hints: { nudge: 0, where: 0, why: 0, draw: 0 }, done: false,
    };
  }

  function keep(at) {
    if (!game || game.done) return undefined;
    game.milliseconds = total(at);
    return game.moves.length ? playerHistory.keep(game) : undefined;
  }

  // Notes how the rectangles came about: the moves of the program that lead there.
  function note(drawn, at, hinted) {
    const key = String;
    const earlier = new Set(game.drawn.map(key));
    const after = new Set(drawn.map(key));
    const added = drawn.filter((rect) => !earlier.has(key(rect)));
    const gone = game.drawn.filter((rect) => !after.has(key(rect)));
    const covered = (rect) => added.some((other) => rules.overlap(rules.fromArray(rect), rules.fromArray(other)));
    if (gone.length && !drawn.length) game.moves.push(["clear", at]);
    else gone.filter((rect) => !covered(rect)).forEach((rect) => game.moves.push(["erase", rect, at]));
    for (const rect of added) game.moves.push(hinted ? ["place", rect, "hinted", at] : ["place", rect, at]);
    game.drawn = drawn;
  }

  // A clock that was set back during the game must not let it end before it began.
  function began(now) {
    return Date.parse(game.started) > now.getTime() ? playerHistory.utc(now) : game.started;
  }

  function entry(at) {
    const now = new Date();
    const described = Object.fromEntries(["title", "author", "source", "grade"]
      .filter((each) => puzzle[each]).map((each) => [each, puzzle[each]]));
    return {
      token: game.token,
      id: game.id,
      started: began(now),
      finished: playerHistory.local(now),
      ...(daily && { daily: { day: daily[1], kind: daily[2] } }),
      checks: game.checks,
      save: {
        format: "shikaku",
        version: 5,
        puzzle: { ...described, rows: puzzle.rows, cols: puzzle.cols, ...clues() },
        moves: game.moves,
        seconds: total(at) / 1000,
        hints: game.hints,
      },
    };
  }

  // The clues as a saved game has them: their shapes are apart, by row.
  function clues() {
    const shapes = {};
    for (const [row, col, , shape] of puzzle.clues) {
      if (shape) (shapes[shape] ??= []).push([row, col]);
    }
    const plain = puzzle.clues.map((clue) => clue.slice(0, 3));
    return { clues: plain, ...(Object.keys(shapes).length && { shapes }) };
  }

  const happened = {
    async begin({ state }, at) {
      game = await playerHistory.recall(puzzle.id) ?? newGame();
      before = game.milliseconds;
      if (game.done) showDone();
      else note(state, total(at));
    },
    async change({ state, solved, hinted }, at) {
      if (game.done && state.length) return;
      if (game.done) { // begun anew
        game = newGame();
        before = -at;
        done.replaceChildren();
        return;
      }
      note(state, total(at), hinted);
      game.done = solved;
      if (!solved) {
        await keep(at);
        return;
      }
      showDone(texts.solved.replace("{time}", () => playerHistory.clock(total(at) / 1000)));
      await playerHistory.finish(game, entry(at));
    },
    check() {
      if (!game.done) game.checks += 1;
    },
    // A hint counts once, at the highest degree that was shown; "find" does not count.
    hint({ degree }) {
      if (game.done) return;
      if (degree !== "find") {
        if (shownDegree) game.hints[shownDegree] -= 1;
        game.hints[degree] += 1;
      }
      shownDegree = degree === "why" ? degree : null;
    },
  };

  document.addEventListener("shikaku", ({ detail }) => {
    const at = milliseconds();
    later(() => happened[detail.kind]?.(detail, at));
  });

  // --- The page ---

  const done = document.createElement("p");
  done.className = "done";
  status.after(done);

  // The next kind of the day, or the next puzzle of the collection.
  function next() {
    if (daily) {
      const kind = kinds[kinds.indexOf(daily[2]) + 1];
      return kind && `play.html?${daily[1]}-${kind}`;
    }
    const [collection, number] = name.split("-");
    return Number(number) < names[collection]?.count && `play.html?${collection}-${Number(number) + 1}`;
  }

  // Shows below the board's status how long it took, and leads on.
  function showDone(text = "") {
    const address = next();
    const link = document.createElement("a");
    link.href = address || "index.html";
    link.textContent = address ? texts.next : texts.list;
    done.replaceChildren(...(text ? [text] : []), link);
  }

  function title() {
    if (daily) {
      const day = new Date(`${daily[1]}T00:00:00Z`);
      const shownDay = day.toLocaleDateString(language, { dateStyle: "long", timeZone: "UTC" });
      return texts.daily[daily[2]].replace("{day}", () => shownDay);
    }
    const [collection, number] = name.split("-");
    const { bundled, title: own } = names[collection] ?? {};
    return bundled || !puzzle.title ? `${own ?? ""} ${number}` : puzzle.title;
  }

  const heading = title();
  const facts = [puzzle.author, `${puzzle.rows} \u00d7 ${puzzle.cols}`, texts.grades[puzzle.grade] ?? puzzle.grade];
  document.title = heading;
  document.querySelector("h1").textContent = heading;
  document.getElementById("facts").textContent = facts.filter(Boolean).join("  \u00b7  ");
  document.getElementById("notes").textContent = puzzle.notes ?? "";
  document.getElementById("puzzle").textContent = JSON.stringify({
    puzzles: [{ ...puzzle, drawn: [] }],
    coordinates: false,
    texts: texts.page,
    templates,
  });
  for (const script of scripts) await puzzles.loadScript(`../${script}`);
})();
