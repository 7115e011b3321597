// A game in progress, without a page: its state with undo, the tools, what a pointer or a key does.
// Points are counted in cells from the top left, {row, col}. tests/data/games.json holds what this
// and shikaku_gui/play/session.py make of the same gestures. What a call has done is returned as
// {text, rect}: a name of the page's texts and the rectangle that it speaks of; null for nothing.
// A solved board stays as it is until a move is undone or the game is begun anew.
const Game = (() => {
  "use strict";

  const { DRAWN, PENCIL, CROSS, as, between, contains, holds, overlap, same } = rules;
  const BORDER_BAND = 0.25; // how far into a rectangle its border can be grabbed
  const OUTER_BAND = 0.15; // and how far beside it, where nothing is drawn
  const SNAP = 0.3; // how far over a line a border can be dragged and still stay there
  const EDGE_REACH = 0.75; // how far beside the board a drag can begin
  const MADE = ["drawn", "pencilled", "crossed"];

  class Game {
    constructor(puzzle, state) {
      this.puzzle = puzzle;
      this.tints = new Tints(state, puzzle.tints);
      this.history = [state];
      this.position = 0;
      this.tool = DRAWN;
      this.cursor = { row: Math.floor(puzzle.rows / 2), col: Math.floor(puzzle.cols / 2) };
      this.corner = null; // where a rectangle has been begun by a click or a key
      this.cornerByShift = false;
      this.gesture = null; // while a button or a finger is down
    }

    get state() { return this.history[this.position]; }
    get busy() { return Boolean(this.gesture || this.corner); }
    get canUndo() { return this.position > 0; }
    get canRedo() { return this.position < this.history.length - 1; }
    get shown() { return this.isSolved ? rules.drawn(this.state) : this.state; } // then without marks
    get broken() { return rules.broken(this.puzzle, this.state); }
    get isFull() { return rules.isFull(this.puzzle, this.state); }
    get isSolved() { return rules.isSolved(this.puzzle, this.state); }

    // The rectangle being drawn, as what it will become; null where there is none.
    get draft() {
      const { gesture } = this;
      if (gesture && gesture.dragged) return as(gesture.tool, target(gesture));
      return this.corner && between(this.corner, this.cursor, this.tool);
    }

    move(state) {
      this.history = [...this.history.slice(0, this.position + 1), state];
      this.position += 1;
      this.tints.follow(state);
    }

    at(cell) { return rules.drawn(this.state).find((rect) => contains(rect, cell)) ?? null; }

    // The first rectangle whose border a point beside it is near.
    near({ row, col }) {
      for (const down of [0, -OUTER_BAND, OUTER_BAND]) {
        for (const along of [0, -OUTER_BAND, OUTER_BAND]) {
          const rect = this.at(this.nearest({ row: row + down, col: col + along }));
          if (rect) return rect;
        }
      }
      return null;
    }

    nearest({ row, col }) { return { row: within(row, this.puzzle.rows), col: within(col, this.puzzle.cols) }; }
    isOne({ row, col }) { return this.puzzle.clues.get(row * this.puzzle.cols + col) === 1; }
    isRight(rect) { return !rules.flaw(this.puzzle, rect); }

    // --- The pointer ---

    // With the secondary button a drag pencils, whatever the tool.
    press(point, secondary = false) {
      if (this.isSolved) return null;
      const cell = this.nearest(point);
      const away = Math.max(Math.abs(point.row - cell.row - 0.5), Math.abs(point.col - cell.col - 0.5));
      if (away > 0.5 + EDGE_REACH) return this.cancel();
      const beside = Math.floor(point.row) !== cell.row || Math.floor(point.col) !== cell.col;
      const tool = secondary ? PENCIL : this.tool;
      const held = beside || tool !== DRAWN ? null : (this.at(cell) ?? this.near(point));
      const sides = held ? sidesAt(held, point) : {};
      const dragged = false;
      this.gesture = { pressed: cell, here: cell, held, sides, dragged, tool, beside, secondary };
      this.cursor = cell;
      return null;
    }

    // "far" tells whether the pointer has moved as far as a drag must.
    follow(point, far = true) {
      const { gesture } = this;
      if (!gesture) return;
      const { pressed, sides } = gesture;
      const down = (sides.top ? SNAP : 0) - (sides.bottom ? SNAP : 0);
      const along = (sides.left ? SNAP : 0) - (sides.right ? SNAP : 0);
      const here = this.nearest({ row: point.row + down, col: point.col + along });
      gesture.here = here;
      const atBorder = Object.keys(sides).length > 0;
      const left = here.row !== pressed.row || here.col !== pressed.col;
      if (far && (left || atBorder)) gesture.dragged = true;
      if (gesture.dragged) this.corner = null;
    }

    release() {
      const { gesture } = this;
      if (!gesture) return null;
      this.gesture = null;
      if (!gesture.dragged) return this.click(gesture);
      const rect = target(gesture);
      const isResized = Object.keys(gesture.sides).length > 0;
      if (!isResized && rect.height * rect.width === 1 && !this.isRight(rect)) return null; // given up
      return this.draw(as(gesture.tool, rect));
    }

    click({ pressed, held, beside, secondary }) {
      if (secondary) return null;
      if (beside) return this.cancel();
      const { corner, tool } = this;
      if (corner) {
        this.corner = null;
        const rect = between(corner, pressed, tool);
        const again = rect.height * rect.width === 1;
        return again && !(tool === DRAWN && this.isRight(rect)) ? null : this.draw(rect);
      }
      if (tool === PENCIL && this.leastPencil(pressed)) return this.unmark(this.leastPencil(pressed));
      if (held && contains(held, pressed)) return this.unmark(held);
      if (tool === DRAWN && this.isOne(pressed)) return this.draw(between(pressed, pressed));
      return this.begin(pressed);
    }

    cancel() {
      this.gesture = null;
      this.corner = null;
      return null;
    }

    begin(cell) {
      this.corner = cell;
      this.cornerByShift = false;
      return { text: "opposite" };
    }

    use(tool) {
      this.cancel();
      this.tool = tool;
      return null;
    }

    // --- Keys ---

    step(rows, cols) {
      if (this.cornerByShift) this.corner = null;
      this.go(rows, cols);
    }

    stretch(rows, cols) {
      if (!this.corner && !this.isSolved) {
        this.corner = this.cursor;
        this.cornerByShift = true;
      }
      this.go(rows, cols);
    }

    go(rows, cols) {
      this.cursor = this.nearest({ row: this.cursor.row + rows, col: this.cursor.col + cols });
    }

    jump(cell) { this.step(cell.row - this.cursor.row, cell.col - this.cursor.col); }

    confirm() {
      const { corner, cursor, tool } = this;
      if (this.isSolved) return null;
      if (corner) return this.draw(between(corner, cursor, tool));
      const single = between(cursor, cursor);
      const isDrawn = this.state.some((old) => same(old, single));
      if (tool === DRAWN && this.isOne(cursor) && !isDrawn) return this.draw(single);
      return this.begin(cursor);
    }

    // Pencils or crosses out the rectangle that is being drawn.
    mark(mark) { return this.draft ? this.draw(as(mark, this.draft)) : null; }

    erase() {
      if (this.isSolved) return null;
      const found = this.at(this.cursor) ?? this.leastPencil(this.cursor);
      return found ? this.unmark(found) : null;
    }

    // --- Moves ---

    undo() { return this.back(-1, "undone"); }
    redo() { return this.back(1, "redone"); }

    back(by, text) {
      if (this.busy) return this.cancel();
      if (!(this.position + by in this.history)) return null;
      this.position += by;
      this.tints.goBack(this.state);
      return { text };
    }

    clear() {
      this.cancel();
      if (this.state.length) this.move([]);
      return null;
    }

    leastPencil(cell) {
      const area = ({ height, width }) => height * width;
      const found = rules.seen(this.state).filter((rect) => rect.mark === PENCIL && contains(rect, cell));
      return found.sort((one, other) => area(one) - area(other))[0] ?? null;
    }

    unmark(rect) {
      this.move(this.state.filter((old) => old !== rect));
      return { text: "removed", rect };
    }

    // Draws a rectangle, pencils it or crosses it out. The same mark again removes it.
    draw(rect) {
      this.cancel();
      const old = this.state.find((each) => same(each, rect));
      if (old) return rect.mark === DRAWN ? null : this.unmark(old);
      const made = rect.mark === PENCIL ? this.grown(rect) : rect;
      const text = this.refusal(rect, made);
      if (text) return { text, rect };
      this.move(rules.placed(this.state, made));
      return { text: MADE[made.mark], rect: made };
    }

    // What a hint asks for, in one move.
    drawAll(rects) {
      this.cancel();
      this.move(rects.reduce(rules.placed, this.state));
      return { text: MADE[rects[0].mark], rect: rects[0] };
    }

    removeAll(rects) {
      this.cancel();
      this.move(this.state.filter((old) => !rects.includes(old)));
      return { text: "removed", rect: rects[0] };
    }

    // Pencilled rectangles that overlap belong to one rectangle, which has all that lies between.
    grown(rect) {
      const pencils = rules.seen(this.state).filter((each) => each.mark === PENCIL);
      const joined = [rect, ...pencils.filter((each) => overlap(each, rect))];
      const first = { row: Math.min(...joined.map(({ row }) => row)), col: Math.min(...joined.map(({ col }) => col)) };
      const last = {
        row: Math.max(...joined.map(({ row, height }) => row + height - 1)),
        col: Math.max(...joined.map(({ col, width }) => col + width - 1)),
      };
      const box = between(first, last, PENCIL);
      return same(box, rect) ? box : this.grown(box);
    }

    // Why a mark is not made, as a name of a text; null where it is.
    refusal(rect, made) {
      if (rect.mark === DRAWN) return null;
      if (rect.mark === CROSS) return this.isRight(rect) ? null : "noCross";
      if (rect.height * rect.width === 1) return "onePencil";
      if (this.state.some((old) => old.mark === DRAWN && holds(old, rect))) return "insideDrawn";
      if (this.state.some((old) => old.mark === PENCIL && holds(old, rect))) return "insidePencil";
      return rules.isTooMuch(this.puzzle, made) ? "noPencil" : null;
    }
  }

  function within(at, count) { return Math.min(Math.max(Math.floor(at), 0), count - 1); }

  function sidesAt(rect, { row, col }) {
    const sides = {};
    if (row - rect.row < BORDER_BAND) sides.top = true;
    else if (rect.row + rect.height - row < BORDER_BAND) sides.bottom = true;
    if (col - rect.col < BORDER_BAND) sides.left = true;
    else if (rect.col + rect.width - col < BORDER_BAND) sides.right = true;
    return sides;
  }

  // The rectangle that a drag spans: a new one, or the one held with its grabbed sides moved.
  function target({ pressed, here, held, sides }) {
    if (!held || !Object.keys(sides).length) return between(pressed, here);
    const last = { row: held.row + held.height - 1, col: held.col + held.width - 1 };
    const first = { row: held.row, col: held.col };
    if (sides.top) first.row = Math.min(here.row, last.row);
    if (sides.bottom) last.row = Math.max(here.row, first.row);
    if (sides.left) first.col = Math.min(here.col, last.col);
    if (sides.right) last.col = Math.max(here.col, first.col);
    return between(first, last);
  }

  return Game;
})();
