// Tints for the drawn rectangles: neighbours have different ones, and few ever change. The tints are
// those that shikaku_gui/play/rectangle_tints.py finds for the same moves. Only where neighbours
// cannot give way either, it tints the whole board, and here two neighbours would look alike: of 1.6
// million moves at random none led there.
const Tints = (() => {
  "use strict";

  const COUNT = 6;
  const { drawn, toArray } = rules;
  const key = (rect) => String(toArray(rect));
  const inRows = (one, other) => one.row - other.row || one.col - other.col;

  class Tints {
    // "known" are tints by the figures of rectangles. A state has these in the order they were drawn.
    constructor(state, known = new Map()) {
      Object.assign(this, { rects: drawn(state), tints: new Map(), known: new Map(known) });
      for (const rect of this.rects) this.tint(rect, known);
    }

    of(rect) { return this.tints.get(key(rect)); }

    follow(state, known = new Map()) {
      this.rects = drawn(state);
      const keys = new Set(this.rects.map(key));
      for (const old of [...this.tints.keys()]) if (!keys.has(old)) this.tints.delete(old);
      for (const rect of this.rects.filter((each) => !this.tints.has(key(each))).sort(inRows)) this.tint(rect, known);
    }

    // To a state of earlier, or one that was undone: what comes back looks alike.
    goBack(state) { this.follow(state, this.known); }

    tint(rect, known) {
      const near = this.neighbours(rect);
      const free = firstFree(rect, this.taken(near), known.get(key(rect))) ?? this.madeFree(rect, near);
      this.set(rect, free ?? tintsFrom(rect)[0]);
    }

    set(rect, tint) {
      this.tints.set(key(rect), tint);
      this.known.set(key(rect), tint);
    }

    taken(near) { return new Set(near.map((rect) => this.of(rect))); }

    neighbours(rect) { return this.rects.filter((other) => shareSide(rect, other)); }

    // Gives neighbours that share a tint other ones, if it can be; returns that tint.
    madeFree(rect, near) {
      for (const tint of tintsFrom(rect)) {
        const sharing = near.filter((one) => this.of(one) === tint);
        const others = sharing.map((one) => firstFree(one, this.taken(this.neighbours(one)).add(tint)));
        if (!others.includes(undefined)) {
          sharing.forEach((one, at) => this.set(one, others[at]));
          return tint;
        }
      }
      return undefined;
    }
  }

  function shareSide(one, other) {
    const across = Math.min(one.col + one.width, other.col + other.width) - Math.max(one.col, other.col);
    const down = Math.min(one.row + one.height, other.row + other.height) - Math.max(one.row, other.row);
    return (across === 0 && down > 0) || (down === 0 && across > 0);
  }

  // A free tint: one that is known, or the first from one that depends on the place.
  function firstFree(rect, taken, known) {
    return known !== undefined && !taken.has(known) ? known : tintsFrom(rect).find((tint) => !taken.has(tint));
  }

  function tintsFrom({ row, col }) {
    return [...Array(COUNT).keys()].map((step) => (2 * row + 3 * col + step) % COUNT);
  }

  return Tints;
})();
