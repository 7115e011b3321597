// The texts of a page, with what they speak of filled in.
const makeWords = (texts) => {
  "use strict";

  function filled(text, values) {
    return text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
  }

  function counted([one, many], count) {
    return filled(count === 1 ? one : many, { count });
  }

  // A place as the program names it, such as R1C2-R3C4.
  function placeOf({ row, col, height = 1, width = 1 }) {
    const first = `R${row + 1}C${col + 1}`;
    return height * width === 1 ? first : `${first}-R${row + height}C${col + width}`;
  }

  function described(name, rect) {
    const { row, col, height, width } = rect;
    const area = height * width;
    return filled(texts[name], { row: row + 1, col: col + 1, height, width, area, rect: placeOf(rect) });
  }

  const CLUES = { square: "clueSquare", wide: "clueWide", tall: "clueTall" };
  const SIZES = { square: "sizeSquare", wide: "sizeWide", tall: "sizeTall" };

  function clue(area, shape) { return filled(texts[CLUES[shape] ?? "clue"], { area: area ?? "?" }); }

  // The size of a rectangle, with the shape that it must have and has not, if there is one.
  function sized(rect, wanted) { return described(SIZES[wanted] ?? "size", rect); }

  const FLAWS = { none: "noClue", several: "severalClues", large: "tooLarge" };
  const WRONG_SHAPES = { square: "notSquare", wide: "notWide", tall: "notTall" };

  // Which rule a rectangle breaks, in the words of the program.
  function brokenRule(puzzle, rect) {
    const { clues, shapes } = puzzle;
    const { height, width } = rect;
    const area = height * width;
    const inside = rules.cellsOf(puzzle, rect).filter((at) => clues.has(at));
    const wanted = clues.get(inside[0]);
    const flaw = rules.flaw(puzzle, rect);
    const text = flaw === "small" ? texts.tooSmall[area === 1 ? 0 : 1]
      : texts[flaw === "shape" ? WRONG_SHAPES[shapes.get(inside[0])] : FLAWS[flaw]];
    const count = flaw === "small" ? area : inside.length;
    return filled(text, { height, width, size: `${height} x ${width}`, area, wanted, off: Math.abs(area - wanted), count });
  }

  // A place as it is spoken.
  function spoken(rect) {
    const { row, col, height, width } = rect;
    if (height * width === 1) return described("cell", rect);
    const values = { top: row + 1, left: col + 1, bottom: row + height, right: col + width };
    return filled(texts.cells, values);
  }

  return { spoken, texts, filled, counted, described, clue, sized, brokenRule };
};
