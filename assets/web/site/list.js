// The list of all puzzles: the daily ones in a calendar, collections, and the player's statistics.
(async () => {
  "use strict";

  const { texts, language, first, last, kinds, collections } =
    JSON.parse(document.getElementById("site").textContent);
  const { dailies, ids } = puzzleList;
  const plural = new Intl.PluralRules(language);
  const byId = (id) => document.getElementById(id);
  let solvedIds = new Set();
  let begunIds = new Set();

  const filled = (text, values) => text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
  const counted = ([one, many], count, values = {}) =>
    filled(plural.select(count) === "one" ? one : many, { count, ...values });

  function element(tag, parent, text = "", attributes = {}) {
    const made = document.createElement(tag);
    made.textContent = text;
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    parent.append(made);
    return made;
  }

  const stateOf = (id) => (solvedIds.has(id) ? "solved" : begunIds.has(id) ? "begun" : "");

  // A link to a puzzle; what is solved or begun is said in words and shown by a sign.
  function link(parent, name, words, id) {
    const state = stateOf(id);
    const made = element("a", parent, words, { href: `play.html?${name}`, class: state });
    if (state) element("span", made, texts[state], { class: "state" });
    return made;
  }

  // --- Daily puzzles ---

  const utcDay = (day) => new Date(`${day}T00:00:00Z`);
  const shownDay = (day, options) => utcDay(day).toLocaleDateString(language, { ...options, timeZone: "UTC" });
  const dayText = (date) => date.toISOString().slice(0, 10);
  const nearest = (day) => (day < first ? first : day > last ? last : day);
  const today = () => playerHistory.local(new Date()).slice(0, 10);
  const daily = (day, kind) => dailies[`${day}-${kind}`];
  let chosen = first && nearest(today());
  let month = chosen?.slice(0, 7);

  function showDay() {
    const cards = byId("cards");
    cards.replaceChildren();
    byId("day").textContent = shownDay(chosen, { dateStyle: "full" });
    for (const kind of kinds) {
      const [rows, cols, grade, id] = daily(chosen, kind);
      const words = `${texts.kinds[kind]}  \u00b7  ${rows} \u00d7 ${cols}  \u00b7  ${texts.grades[grade]}`;
      link(element("li", cards), `${chosen}-${kind}`, words, id);
    }
  }

  function showMonth() {
    const begin = utcDay(`${month}-01`);
    byId("month").textContent = shownDay(`${month}-01`, { month: "long", year: "numeric" });
    byId("previous").disabled = month <= first.slice(0, 7);
    byId("next").disabled = month >= last.slice(0, 7);
    const body = byId("days");
    body.replaceChildren();
    const blanks = (begin.getUTCDay() + 6) % 7; // weeks begin on Monday
    let row = null;
    for (let at = 0; at < blanks; at += 1) {
      row ??= element("tr", body);
      element("td", row);
    }
    for (let date = begin; dayText(date).startsWith(month); date = new Date(date.getTime() + 86400000)) {
      if (!row || row.children.length === 7) row = element("tr", body);
      dayButton(element("td", row), dayText(date));
    }
  }

  function dayButton(cell, day) {
    const states = day < first || day > last ? [] : kinds.map((kind) => stateOf(daily(day, kind)[3]));
    const solved = states.filter((state) => state === "solved").length;
    const words = `${shownDay(day, { dateStyle: "long" })}, ${filled(texts.count, { count: solved, all: kinds.length })}`;
    const made = element("button", cell, String(Number(day.slice(8))), { type: "button", "aria-label": words });
    made.disabled = !states.length;
    made.setAttribute("aria-pressed", day === chosen);
    if (solved) element("span", made, "\u2713".repeat(solved), { class: "marks", "aria-hidden": "true" });
    made.addEventListener("click", () => {
      chosen = day;
      body().querySelectorAll("button").forEach((each) => each.setAttribute("aria-pressed", each === made));
      showDay();
    });
  }

  const body = () => byId("days");

  function turn(by) {
    const date = utcDay(`${month}-01`);
    date.setUTCMonth(date.getUTCMonth() + by);
    month = dayText(date).slice(0, 7);
    showMonth();
  }

  function showWeekdays() {
    for (let at = 0; at < 7; at += 1) {
      const day = dayText(new Date(Date.UTC(2024, 0, 1 + at))); // a Monday, and the days after it
      element("th", byId("weekdays"), shownDay(day, { weekday: "short" }), { scope: "col", abbr: shownDay(day, { weekday: "long" }) });
    }
  }

  // --- Collections ---

  function showCollections() {
    const place = byId("collections");
    const open = new Set([...place.querySelectorAll("details[open]")].map((each) => each.id));
    place.replaceChildren();
    for (const { name, title, puzzles: all } of collections) {
      const known = ids[name];
      const count = known.filter((id) => solvedIds.has(id)).length;
      const part = element("details", place, "", { id: name });
      part.open = open.has(name);
      const summary = element("summary", part);
      element("span", summary, title, { dir: "auto" });
      element("span", summary, filled(texts.count, { count, all: known.length }), { class: "calm" });
      const list = element("ol", part, "", { class: "puzzles" });
      all.forEach(([words, rows, cols], at) => {
        const facts = `${words || at + 1}  \u00b7  ${rows} \u00d7 ${cols}`;
        link(element("li", list), `${name}-${at + 1}`, facts, known[at]);
      });
    }
  }

  // --- Statistics ---

  function median(values) {
    const sorted = [...values].sort((one, other) => one - other);
    const middle = sorted.length >> 1;
    return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }

  // As in the program: times are of games in which no hint drew a rectangle.
  function showFigures(log) {
    const games = playerHistory.solved(log);
    const { current, longest, lately } = streak.count(playerHistory.moments(log), Date.now());
    byId("streak").textContent = counted(texts.streak, current);
    byId("longest").textContent = counted(texts.longest, longest);
    byId("lately").textContent = counted(texts.lately, 30, { days: lately });
    const rows = byId("figures");
    rows.replaceChildren();
    const groups = new Map();
    for (const { save } of games) {
      const key = `${save.puzzle.rows} \u00d7 ${save.puzzle.cols}`;
      groups.set(key, [...groups.get(key) ?? [], save]);
    }
    const area = (saves) => saves[0].puzzle.rows * saves[0].puzzle.cols;
    for (const [key, saves] of [...groups].sort(([, one], [, other]) => area(one) - area(other))) {
      const times = saves.filter((save) => !save.hints.draw).map((save) => save.seconds);
      const row = element("tr", rows);
      element("th", row, key, { scope: "row" });
      const shown = times.length ? [Math.min(...times), median(times)].map(playerHistory.clock) : ["\u2013", "\u2013"];
      for (const value of [saves.length, ...shown]) element("td", row, String(value));
    }
    byId("timed").hidden = games.every(({ save }) => !save.hints.draw);
    byId("table").hidden = !games.length;
    byId("export").disabled = !log.length;
    byId("erase").disabled = !log.length && !begunIds.size;
  }

  function save(text) {
    const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    const made = element("a", document.body, "", { href: address, download: `shikaku-${today()}.json`, hidden: "" });
    made.click();
    made.remove();
    setTimeout(() => URL.revokeObjectURL(address), 10000);
  }

  function say(text) {
    byId("status").textContent = text;
  }

  async function take(file) {
    try {
      const count = await playerHistory.take(file);
      await refresh();
      say(counted(texts.taken, count));
    } catch (error) {
      if (error.name === "NotReadableError") say(texts.unreadable);
      else if (!(error instanceof RangeError)) say(texts.storage);
      else say(error.message === "0" ? texts.foreign : filled(texts.wrong, { number: error.message }));
    }
  }

  async function erase() {
    byId("erasing").close();
    try {
      await playerHistory.erase();
      await refresh();
      byId("import").focus(); // there is nothing to erase any more
      say(texts.erased);
    } catch {
      say(texts.storage);
    }
  }

  async function refresh() {
    const log = await playerHistory.entries();
    solvedIds = new Set(playerHistory.solved(log).map(({ id }) => id));
    begunIds = new Set(await playerHistory.begun());
    showAll(log);
  }

  function showAll(log) {
    if (first) {
      showDay();
      showMonth();
    }
    showCollections();
    showFigures(log);
  }

  byId("export").addEventListener("click", async () => save(playerHistory.exported(await playerHistory.entries())));
  byId("import").addEventListener("click", () => byId("file").click());
  byId("file").addEventListener("change", async ({ target }) => {
    const [file] = target.files;
    target.value = "";
    if (file) await take(file);
  });
  byId("erase").addEventListener("click", () => byId("erasing").showModal());
  byId("erase_no").addEventListener("click", () => byId("erasing").close());
  byId("erase_yes").addEventListener("click", erase);
  byId("language").addEventListener("change", ({ target }) => {
    try {
      localStorage.setItem("shikaku language", target.value);
    } catch {
      // The next visit asks the browser again.
    }
    location.href = `../${target.value}/index.html`;
  });
  if (first) {
    byId("previous").addEventListener("click", () => turn(-1));
    byId("next").addEventListener("click", () => turn(1));
    showWeekdays();
  }
  addEventListener("pageshow", (event) => {
    if (event.persisted) refresh();
  });
  try {
    await playerHistory.visit();
    await refresh();
  } catch {
    showAll([]);
    say(texts.storage);
  }
  if ("serviceWorker" in navigator && location.protocol !== "file:") {
    element("link", document.head, "", { rel: "manifest", href: "../manifest.webmanifest" });
    try {
      await navigator.serviceWorker.register("../sw.js");
      await navigator.serviceWorker.ready;
      byId("offline").textContent = texts.offline;
    } catch {
      // The browser lets the page store nothing; the site needs the network.
    }
  }
})();
