// The rules of Shikaku, without a page. Rectangles are objects {row, col, height, width, mark}; a
// state is an array of rectangles and is never changed. Those drawn do not overlap; those pencilled
// or crossed out are notes, which may. A puzzle has rows, cols, and clues: a Map from row * cols + col
// to the area, null for an unknown one; and shapes, a Map from there to the shape of the clues that
// give one, which may be missing. tests/data/rules.json says what these and the program's own rules give.
const rules = (() => {
  "use strict";

  const DRAWN = 0;
  const PENCIL = 1; // its cells belong to one rectangle of the solution
  const CROSS = 2; // it is not in the solution

  function fromArray([row, col, height, width, mark = DRAWN]) {
    return { row, col, height, width, mark };
  }

  function toArray({ row, col, height, width, mark }) {
    return mark ? [row, col, height, width, mark] : [row, col, height, width];
  }

  function cluesOf({ cols, clues }) {
    return new Map(clues.map(([row, col, area]) => [row * cols + col, area]));
  }

  function shapesOf({ cols, clues }) {
    const shaped = clues.filter((clue) => clue.length === 4);
    return new Map(shaped.map(([row, col, , shape]) => [row * cols + col, shape]));
  }

  function between(one, other, mark = DRAWN) {
    return {
      row: Math.min(one.row, other.row),
      col: Math.min(one.col, other.col),
      height: Math.abs(one.row - other.row) + 1,
      width: Math.abs(one.col - other.col) + 1,
      mark,
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

  function holds(rect, other) {
    return contains(rect, other)
      && contains(rect, { row: other.row + other.height - 1, col: other.col + other.width - 1 });
  }

  function cellsOf(puzzle, rect) {
    const found = [];
    for (let row = rect.row; row < rect.row + rect.height; row += 1) {
      for (let col = rect.col; col < rect.col + rect.width; col += 1) found.push(row * puzzle.cols + col);
    }
    return found;
  }

  function shapeOf({ height, width }) {
    const oblong = height < width ? "wide" : "tall";
    return height === width ? "square" : oblong;
  }

  // The shape that the only clue in a rectangle gives where the rectangle has another one, else null.
  function wantedShape({ clues, cols, shapes = new Map() }, rect) {
    const inside = cellsOf({ cols }, rect).filter((at) => clues.has(at));
    const shape = inside.length === 1 ? shapes.get(inside[0]) : undefined;
    return shape && shape !== shapeOf(rect) ? shape : null;
  }

  // Which rule a rectangle breaks by itself: "none" or "several" clues, "small", "large" or of another
  // "shape"; null if it breaks none.
  function flaw(puzzle, rect) {
    const { clues } = puzzle;
    const areas = cellsOf(puzzle, rect).filter((at) => clues.has(at)).map((at) => clues.get(at));
    if (areas.length !== 1) return areas.length ? "several" : "none";
    const area = rect.height * rect.width;
    if (areas[0] === null || areas[0] === area) return wantedShape(puzzle, rect) ? "shape" : null;
    return area < areas[0] ? "small" : "large";
  }

  // Whether a rectangle does not become right by growing.
  const isTooMuch = (puzzle, rect) => ["several", "large"].includes(flaw(puzzle, rect));

  const same = (one, other) => one.row === other.row && one.col === other.col && one.height === other.height
    && one.width === other.width && one.mark === other.mark;
  const as = (mark, { row, col, height, width }) => ({ row, col, height, width, mark });
  const drawn = (state) => state.filter((rect) => rect.mark === DRAWN);
  const broken = (puzzle, state) => drawn(state).filter((rect) => flaw(puzzle, rect));

  function isFull(puzzle, state) {
    const covered = drawn(state).reduce((sum, rect) => sum + rect.height * rect.width, 0);
    return covered === puzzle.rows * puzzle.cols;
  }

  function isSolved(puzzle, state) {
    return isFull(puzzle, state) && !broken(puzzle, state).length;
  }

  // What is seen of a state: no pencilled rectangle in one drawn, no cross under another rectangle.
  function seen(state) {
    const rects = drawn(state);
    return state.filter((rect) => {
      if (rect.mark === PENCIL) return !rects.some((one) => holds(one, rect));
      if (rect.mark === CROSS) return !rects.some((one) => overlap(one, rect) && !same(one, as(DRAWN, rect)));
      return true;
    });
  }

  // The state with a rectangle drawn, which removes those that it overlaps, or with a mark, which a
  // pencilled rectangle around it makes needless.
  function placed(state, rect) {
    if (rect.mark === DRAWN) return [...state.filter((old) => old.mark || !overlap(old, rect)), rect];
    if (rect.mark === CROSS) return [...state.filter((old) => !same(old, rect)), rect];
    const pencils = state.filter((old) => old.mark === PENCIL);
    if (pencils.some((old) => holds(old, rect))) return state;
    return [...state.filter((old) => old.mark !== PENCIL || !holds(rect, old)), rect];
  }

  function isState(puzzle, value) {
    if (!Array.isArray(value)) return false;
    const sound = value.every((rect) => Array.isArray(rect)
      && (rect.length === 4 || (rect.length === 5 && [PENCIL, CROSS].includes(rect[4])))
      && rect.every(Number.isInteger)
      && rect[0] >= 0 && rect[1] >= 0 && rect[2] >= 1 && rect[3] >= 1
      && rect[0] + rect[2] <= puzzle.rows && rect[1] + rect[3] <= puzzle.cols);
    return sound && drawn(value.map(fromArray)).every((one, at, all) =>
      all.slice(at + 1).every((other) => !overlap(one, other)));
  }

  return {
    DRAWN, PENCIL, CROSS, fromArray, toArray, cluesOf, shapesOf, between, contains, overlap, holds,
    cellsOf, wantedShape, flaw, isTooMuch, same, as, drawn, seen, broken, isFull, isSolved, placed, isState,
  };
})();
