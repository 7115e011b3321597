// Zooms a board in its viewport: by two fingers, by the wheel with Ctrl, or by steps; and pans it.
const makeZoom = (viewport, frame) => {
  "use strict";

  const MOST = 6;
  const STEP = 1.4;
  let zoom = 1;
  let pinch = null; // {apart, zoom, across, down} when two fingers touched the board

  const middleOf = (one, other) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
  const apart = (one, other) => Math.max(Math.hypot(one.x - other.x, one.y - other.y), 1);

  // Which part of the board lies at a point of the screen, from 0 to 1.
  function partAt({ x, y }) {
    const box = frame.getBoundingClientRect();
    return { across: (x - box.left) / box.width, down: (y - box.top) / box.height };
  }

  // Scrolls the viewport, and the page where the viewport is at its end.
  function scroll(across, down) {
    const { scrollLeft, scrollTop } = viewport;
    viewport.scrollLeft += across;
    viewport.scrollTop += down;
    scrollBy(across - (viewport.scrollLeft - scrollLeft), down - (viewport.scrollTop - scrollTop));
  }

  // Zooms so that a part of the board comes to lie at a point of the screen.
  function show(wanted, { across, down }, { x, y }) {
    zoom = Math.min(Math.max(wanted, 1), MOST);
    frame.style.setProperty("--zoom", zoom);
    const box = frame.getBoundingClientRect();
    scroll(box.left + across * box.width - x, box.top + down * box.height - y);
  }

  function by(factor, point) {
    const box = viewport.getBoundingClientRect();
    const at = point ?? { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    show(zoom * factor, partAt(at), at);
  }

  return {
    get most() { return zoom >= MOST; },
    get least() { return zoom <= 1; },
    get isScrolled() {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = viewport;
      return scrollWidth > clientWidth || scrollHeight > clientHeight;
    },
    closer: (point) => by(STEP, point),
    further: (point) => by(1 / STEP, point),
    reset() {
      zoom = 1;
      frame.style.setProperty("--zoom", zoom);
    },
    pan: (across, down) => scroll(-across, -down),
    begin(one, other) {
      pinch = { apart: apart(one, other), zoom, ...partAt(middleOf(one, other)) };
    },
    follow(one, other) {
      if (pinch) show(pinch.zoom * apart(one, other) / pinch.apart, pinch, middleOf(one, other));
    },
    end() { pinch = null; },
  };
};
