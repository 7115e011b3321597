// The hints of a page, without the page: the steps of shikaku_gui/play/web_hints.py. Which of them
// can be made on a board, what is wrong on it, and the words. Nothing is solved here: a step holds
// where all that it relies on has been done.
const hints = (() => {
  "use strict";

  const ROLES = ["subject", "allowed", "ruled_out", "reason", "result"];
  const KINDS = [...ROLES, "ghost", "pencilled", "crossed"];
  const FIND = 3;
  const INSTEAD = KINDS.length; // of a picture that speaks of no marks
  const TAG = /\[(\/?)(\w+)\]/;
  const PLACE = /^R(\d+)C(\d+)(?:-R(\d+)C(\d+))?$/;

  const { DRAWN, PENCIL, CROSS, as, same, holds } = rules;
  const moveOf = ([, , move]) => move.map(rules.fromArray);

  // Whether a rectangle can no longer be drawn, because of what is drawn or marked.
  function isOut(state, rect) {
    return state.some((old) => {
      if (old.mark === CROSS) return same(old, as(CROSS, rect));
      if (!rules.overlap(old, rect)) return false;
      return old.mark === PENCIL ? !holds(rect, old) : !same(old, rect);
    });
  }

  // Whether a board has what a step asks for, however it came about.
  function isDone(state, step) {
    return moveOf(step).every((rect) => {
      if (rect.mark === CROSS) return isOut(state, as(DRAWN, rect));
      if (rect.mark === PENCIL) return state.some((old) => old.mark !== CROSS && holds(old, rect));
      return state.some((old) => same(old, rect));
    });
  }

  const canBeMade = (steps, step, state) =>
    !isDone(state, step) && step[1].every((need) => isDone(state, steps[need]));

  // The easiest of the steps whose grounds are on the board, the first of those equally easy.
  function next(steps, state) {
    const open = steps.filter((step) => canBeMade(steps, step, state));
    const ease = Math.min(...open.map((step) => step[0]));
    return open.find((step) => step[0] === ease) ?? null;
  }

  // What is wrong on a board: {kind, rects}, by the rules or else by the solution; null if nothing.
  // Of wrong marks the first is named.
  function mistake(puzzle, solution, state) {
    const found = [["broken", rules.broken(puzzle, state)]];
    if (solution) {
      const right = (rect) => solution.some((one) => same(one, rect));
      const marked = (mark) => state.filter((rect) => rect.mark === mark);
      found.push(
        ["missed", rules.drawn(state).filter((rect) => !right(rect))],
        ["wrongPencil", marked(PENCIL).filter((rect) => !solution.some((one) => holds(one, rect))).slice(0, 1)],
        ["wrongCross", marked(CROSS).filter((rect) => right(as(DRAWN, rect))).slice(0, 1)],
      );
    }
    const [kind, rects] = found.find(([, wrong]) => wrong.length) ?? [null, []];
    return kind && { kind, rects };
  }

  // The words of a message: the text of its template, with its arguments in their places.
  function say([number, ...values], templates) {
    const template = templates[number];
    const text = Array.isArray(template) ? template[values[0] === 1 ? 0 : 1] : template;
    return text.replace(/\{(\d+)\}/g, (_, at) => {
      const value = values[at];
      return Array.isArray(value) ? say(value, templates) : value;
    });
  }

  function rectOf(place) {
    const [, row, col, lastRow = row, lastCol = col] = PLACE.exec(place);
    return rules.between({ row: row - 1, col: col - 1 }, { row: lastRow - 1, col: lastCol - 1 });
  }

  // The parts of words with tags: {text, role, place}, of which role and place may be null.
  function partsOf(words) {
    const parts = [];
    const roles = [];
    let rest = words;
    let inPlace = false;
    for (let tag = TAG.exec(rest); ; tag = TAG.exec(rest)) {
      const text = tag ? rest.slice(0, tag.index) : rest;
      const role = roles[roles.length - 1] ?? null;
      if (inPlace) parts[parts.length - 1].place = text;
      else if (text) parts.push({ text, role, place: null });
      if (!tag) return parts;
      const [whole, ends, name] = tag;
      if (name === "at") inPlace = !ends;
      else if (ends) roles.pop();
      else roles.push(name);
      rest = rest.slice(tag.index + whole.length);
    }
  }

  // Whether what a step relies on is drawn or marked just as its words say.
  const isMarked = (steps, step, state) =>
    step[1].every((need) => moveOf(steps[need]).every((rect) => state.some((old) => same(old, rect))));

  // The degrees of a step after Find: the parts of the words of each picture, and {kind, rect} of
  // the marks with them.
  function pictures(steps, step, state, templates) {
    const isInstead = (picture) => picture.slice(1).some(([kind]) => kind === INSTEAD);
    const instead = step[4].filter(isInstead);
    const usual = step[4].filter((picture) => !isInstead(picture));
    const shown = instead.length && !isMarked(steps, step, state) ? instead : usual;
    return shown.map(([message, ...groups]) => {
      const parts = partsOf(say(message, templates));
      const named = parts.filter(({ role, place }) => role && place);
      const marks = named.map(({ role, place }) => ({ kind: role, rect: rectOf(place) }));
      for (const [kind, ...figures] of groups) {
        for (let at = 0; at < figures.length; at += 4) {
          marks.push({ kind: KINDS[kind], rect: rules.fromArray(figures.slice(at, at + 4)) });
        }
      }
      return { parts, marks };
    });
  }

  const find = (step, templates) => say(step[FIND], templates);

  return { isOut, isDone, canBeMade, next, mistake, say, partsOf, pictures, find, moveOf, rectOf };
})();
