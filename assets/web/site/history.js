// The player's games in the storage of the browser, and as a file that the program reads, too.
// A puzzle is known by its id, whatever its title. "games" has the state of each puzzle that was
// begun; "log" has, in order, visits and games that were solved.
const playerHistory = (() => {
  "use strict";

  const FORMAT = "shikaku history";
  const VERSION = 1;
  const [FIRST_YEAR, LAST_YEAR] = [2025, 2999];
  const MOST_ROWS = 2000;
  const BETWEEN_VISITS = 3600000;
  const MOST_BYTES = 32 * 1024 * 1024;
  let opened = null;

  function open() {
    opened ??= new Promise((resolve, reject) => {
      const request = indexedDB.open("shikaku", 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore("games", { keyPath: "id" });
        request.result.createObjectStore("log", { autoIncrement: true });
      };
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    return opened;
  }

  // Runs "work" on the stores in one transaction; gives the result of the request it returns.
  async function transaction(mode, work) {
    const database = await open();
    return new Promise((resolve, reject) => {
      const done = database.transaction(["games", "log"], mode);
      const request = work(done.objectStore("games"), done.objectStore("log"));
      // What is asked for is all: a page that is left at once must not lose it.
      if (request) done.commit();
      done.oncomplete = () => resolve(request?.result);
      done.onerror = () => reject(done.error);
      done.onabort = () => reject(done.error);
    });
  }

  const recall = (id) => transaction("readonly", (games) => games.get(id));
  const begun = () => transaction("readonly", (games) => games.getAllKeys());
  const everything = () => transaction("readonly", (_, log) => log.getAll());
  const keep = (game) => transaction("readwrite", (games) => games.put(game));

  // Notes the state of a game that was just solved, and the game as the log has it.
  function finish(game, entry) {
    return transaction("readwrite", (games, log) => {
      games.put(game);
      return log.add(entry);
    });
  }

  // Erases all games and visits, and the boards that the page which plays a puzzle has stored.
  async function erase() {
    await transaction("readwrite", (games, log) => {
      games.clear();
      return log.clear();
    });
    Object.keys(localStorage).filter((key) => /^shikaku \d/.test(key))
      .forEach((key) => localStorage.removeItem(key));
  }

  // Logs a visit, so that a clock set back later is noticed.
  async function visit(now = new Date()) {
    const known = await entries();
    const last = known.length ? instantOf(known[known.length - 1]) : -Infinity;
    if (Math.abs(now.getTime() - last) < BETWEEN_VISITS) return;
    await transaction("readwrite", (_, log) => log.add({ visited: utc(now) }));
  }

  const utc = (instant) => `${instant.toISOString().slice(0, 19)}Z`;

  // An instant with the zone of the clock: its date is the one that the player saw.
  function local(instant) {
    const ahead = -instant.getTimezoneOffset();
    const two = (number) => String(Math.trunc(Math.abs(number))).padStart(2, "0");
    const shown = new Date(instant.getTime() + ahead * 60000).toISOString().slice(0, 19);
    return `${shown}${ahead < 0 ? "-" : "+"}${two(ahead / 60)}:${two(ahead % 60)}`;
  }

  function clock(seconds) {
    const whole = Math.round(seconds);
    const two = (number) => String(number).padStart(2, "0");
    const minutes = two(Math.floor(whole / 60) % 60);
    return whole < 3600 ? `${Number(minutes)}:${two(whole % 60)}`
      : `${Math.floor(whole / 3600)}:${minutes}:${two(whole % 60)}`;
  }

  const instantOf = (entry) => Date.parse(entry.visited ?? entry.finished);
  const solved = (log) => log.filter((entry) => entry.token);

  function moments(log) {
    return log.map((entry) => ({ instant: instantOf(entry), day: entry.daily?.day ?? null }))
      .filter(({ instant }) => !Number.isNaN(instant));
  }

  // What a wrong clock has dated to other years is left out: the program would refuse the whole file.
  function exported(log) {
    const lines = log.filter(isEntry).map((entry) => JSON.stringify(entry)).join(",\n");
    return `{"format": "${FORMAT}", "version": ${VERSION}, "entries": [\n${lines}\n]}\n`;
  }

  const INSTANT = /^(\d{4})-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/;

  // The program knows the same years.
  function isInstant(value) {
    const year = typeof value === "string" ? INSTANT.exec(value)?.[1] : null;
    return year >= FIRST_YEAR && year <= LAST_YEAR && !Number.isNaN(Date.parse(value));
  }

  const isCount = (value) => Number.isInteger(value) && value >= 0;
  const isSide = (value) => isCount(value) && value >= 1 && value <= MOST_ROWS;
  const isText = (value) => value === undefined || typeof value === "string";

  function isSave(save) {
    const { puzzle, moves, seconds, hints } = save ?? {};
    return typeof puzzle === "object" && puzzle !== null && typeof hints === "object" && hints !== null
      && isSide(puzzle.rows) && isSide(puzzle.cols) && Array.isArray(puzzle.clues)
      && Array.isArray(moves) && Number.isFinite(seconds) && seconds >= 0
      && [puzzle.title, puzzle.author, puzzle.source, puzzle.grade].every(isText)
      && Object.values(hints).every(isCount);
  }

  function isEntry(entry) {
    if (typeof entry !== "object" || entry === null) return false;
    if ("visited" in entry) return isInstant(entry.visited);
    const { daily } = entry;
    return /^[0-9a-f]{16}$/.test(entry.token) && /^[0-9a-f]{32}$/.test(entry.id)
      && isInstant(entry.started) && isInstant(entry.finished) && isCount(entry.checks)
      && (daily === undefined || (/^\d{4}-\d\d-\d\d$/.test(daily?.day)
        && ["small", "medium", "large", "shapes"].includes(daily.kind)))
      && isSave(entry.save);
  }

  // Returns the entries of a file; throws a RangeError with the number of the first wrong one.
  function read(text) {
    let found = null;
    try {
      found = JSON.parse(text);
    } catch {
      // It is no JSON.
    }
    if (found?.format !== FORMAT || found.version !== VERSION || !Array.isArray(found.entries)) {
      throw new RangeError("0");
    }
    const wrong = found.entries.findIndex((entry) => !isEntry(entry));
    if (wrong >= 0) throw new RangeError(String(wrong + 1));
    return found.entries;
  }

  const keyOf = (entry) => entry.token ?? `visit ${entry.visited}`;

  // The log. A game that was open in two tabs may have been solved in both: the first one stands.
  async function entries() {
    const known = new Set();
    return (await everything()).filter((entry) => {
      const key = keyOf(entry);
      return !known.has(key) && known.add(key);
    });
  }

  // The entries of both lists, each in its order, those of the other put in by time.
  function merged(here, there) {
    const all = [];
    for (let one = 0, other = 0; one < here.length || other < there.length;) {
      const first = other === there.length
        || (one < here.length && instantOf(here[one]) <= instantOf(there[other]));
      all.push(first ? here[one++] : there[other++]);
    }
    return all;
  }

  // Merges the entries of a file into the log; returns how many games are new. What both have is
  // there once.
  async function take(file) {
    const given = read(file.size <= MOST_BYTES ? await file.text() : "");
    let fresh = [];
    await transaction("readwrite", (_, log) => {
      log.getAll().onsuccess = ({ target }) => {
        const known = new Set(target.result.map(keyOf));
        fresh = given.filter((entry) => !known.has(keyOf(entry)) && known.add(keyOf(entry)));
        log.clear();
        merged(target.result, fresh).forEach((entry) => log.add(entry));
      };
    });
    return solved(fresh).length;
  }

  return { recall, begun, entries, keep, finish, erase, visit, utc, local, clock, solved, moments, exported, take };
})();
