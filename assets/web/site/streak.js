// Which solved days count, by the rules of docs/data.md: those of shikaku_gui/store/streaks.py.
// Moments are objects {instant, day}: milliseconds, and the date of a solved daily puzzle, null
// for a visit, in the order in which they were logged. The table of tests/store/test_streaks.py
// says what both give.
const streak = (() => {
  "use strict";

  const HOUR = 3600000;
  const DAY = 24 * HOUR;
  const EARLIEST_ZONE = 14 * HOUR;
  const LATEST_ZONE = 12 * HOUR;
  const CLOCK_SLACK = 14 * HOUR;
  const LATELY_DAYS = 30;
  const DAYS_OF_PROOF = 7;

  const begin = (day) => Date.parse(`${day}T00:00:00Z`);
  const numberOf = (day) => begin(day) / DAY;
  const behind = (moment, instant) => instant - moment.instant > CLOCK_SLACK;

  // The first and the last instant at which it is that date anywhere on Earth.
  function windowOf(day) {
    return [begin(day) - EARLIEST_ZONE, begin(day) + DAY + LATEST_ZONE];
  }

  // A clock behind the latest instant is doubted until it has gone forward over seven days.
  function clockTrust(moments) {
    const trusted = moments.map(() => true);
    let latest = null;
    let doubted = [];
    moments.forEach((moment, at) => {
      if (latest === null || !behind(moment, latest)) {
        latest = Math.max(latest ?? moment.instant, moment.instant);
        doubted = [];
        return;
      }
      trusted[at] = false;
      if (doubted.length && behind(moment, moments[doubted[doubted.length - 1]].instant)) doubted = [];
      doubted.push(at);
      const days = new Set(doubted.map((index) => Math.floor(moments[index].instant / DAY)));
      if (days.size >= DAYS_OF_PROOF) {
        trusted.fill(true, doubted[0], at + 1);
        latest = moment.instant;
        doubted = [];
      }
    });
    return trusted;
  }

  // The standing of each solved day by its date: "counts", "late" or "doubted".
  function standings(moments) {
    const trusted = clockTrust(moments);
    const found = new Map();
    moments.forEach(({ instant, day }, at) => {
      if (day === null) return;
      const [first, last] = windowOf(day);
      const inTime = first <= instant && instant <= last ? "counts" : "late";
      const standing = trusted[at] ? inTime : "doubted";
      if (standing === "counts" || !found.has(day)) found.set(day, standing);
    });
    return found;
  }

  // The current and the longest streak, and how many of the last 30 days count.
  function count(moments, now) {
    const solved = standings(moments);
    const days = [...solved.keys()].sort()
      .filter((day) => solved.get(day) !== "late" && windowOf(day)[0] <= now);
    let longest = 0;
    let length = 0;
    let last = null;
    for (const day of days) {
      if (last === null || numberOf(day) - last > 1) length = 0;
      length += solved.get(day) === "counts" ? 1 : 0;
      longest = Math.max(longest, length);
      last = numberOf(day);
    }
    const alive = last !== null && now <= (last + 2) * DAY + LATEST_ZONE;
    const since = Math.floor(now / DAY) - LATELY_DAYS;
    const lately = days.filter((day) => solved.get(day) === "counts" && numberOf(day) > since).length;
    return { current: alive ? length : 0, longest, lately: Math.min(lately, LATELY_DAYS) };
  }

  return { standings, count };
})();
