// The rules of Shikaku, without a page. Rectangles are objects {row, col, height, width, pencil}; a
// state is an array of rectangles and is never changed. Those drawn do not overlap; those pencilled
// are notes, which may. A puzzle has rows, cols, and clues: a Map from row * cols + col to the area,
// null for an unknown one. tests/data/rules.json says what these and the program's own rules give.
const rules = (() => {
  "use strict";

  function fromArray([row, col, height, width, pencil]) {
    return { row, col, height, width, pencil: pencil === 1 };
  }

  function toArray({ row, col, height, width, pencil }) {
    return pencil ? [row, col, height, width, 1] : [row, col, height, width];
  }

  function cluesOf({ cols, clues }) {
    return new Map(clues.map(([row, col, area]) => [row * cols + col, area]));
  }

  function between(one, other, pencil = false) {
    return {
      row: Math.min(one.row, other.row),
      col: Math.min(one.col, other.col),
      height: Math.abs(one.row - other.row) + 1,
      width: Math.abs(one.col - other.col) + 1,
      pencil,
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

  function cellsOf(puzzle, rect) {
    const found = [];
    for (let row = rect.row; row < rect.row + rect.height; row += 1) {
      for (let col = rect.col; col < rect.col + rect.width; col += 1) found.push(row * puzzle.cols + col);
    }
    return found;
  }

  function breaksRule(puzzle, rect) {
    const { clues } = puzzle;
    const areas = cellsOf(puzzle, rect).filter((at) => clues.has(at)).map((at) => clues.get(at));
    return areas.length !== 1 || (areas[0] !== null && areas[0] !== rect.height * rect.width);
  }

  const drawn = (state) => state.filter((rect) => !rect.pencil);
  const broken = (puzzle, state) => drawn(state).filter((rect) => breaksRule(puzzle, rect));

  function isFull(puzzle, state) {
    const covered = drawn(state).reduce((sum, rect) => sum + rect.height * rect.width, 0);
    return covered === puzzle.rows * puzzle.cols;
  }

  function isSolved(puzzle, state) {
    return isFull(puzzle, state) && !broken(puzzle, state).length;
  }

  function placed(state, rect) {
    return [...state.filter((old) => rect.pencil || !overlap(old, rect)), rect];
  }

  function isState(puzzle, value) {
    if (!Array.isArray(value)) return false;
    const sound = value.every((rect) => Array.isArray(rect)
      && (rect.length === 4 || (rect.length === 5 && rect[4] === 1)) && rect.every(Number.isInteger)
      && rect[0] >= 0 && rect[1] >= 0 && rect[2] >= 1 && rect[3] >= 1
      && rect[0] + rect[2] <= puzzle.rows && rect[1] + rect[3] <= puzzle.cols);
    return sound && drawn(value.map(fromArray)).every((one, at, all) =>
      all.slice(at + 1).every((other) => !overlap(one, other)));
  }

  return {
    fromArray, toArray, cluesOf, between, contains, overlap, cellsOf, breaksRule, drawn, broken,
    isFull, isSolved, placed, isState,
  };
})();
