// What a mouse, a pen or fingers do on the frame of a board: one draws or moves it, two zoom.
// "board" has what is done with it: press, drag, release, cancel; moves, whether one moves the board;
// and zoomed, which is called after its size may have changed.
const followPointers = (frame, zoom, board) => {
  "use strict";

  const FAR = 6; // how many pixels a pointer must go for a drag
  const fingers = new Map();
  let pressed = null; // where the pointer that draws or moves the board was, and its number

  const placeOf = ({ clientX, clientY }) => ({ x: clientX, y: clientY });

  function down(event) {
    const { pointerId, button } = event;
    if (button !== 0 && button !== 2) return;
    event.preventDefault();
    frame.setPointerCapture(pointerId);
    fingers.set(pointerId, placeOf(event));
    if (fingers.size === 2) {
      pressed = null;
      board.cancel();
      zoom.begin(...fingers.values());
    } else if (fingers.size === 1) {
      pressed = { pointerId, ...placeOf(event), far: false };
      if (!board.moves()) board.press(event);
    }
  }

  function moved(event) {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = placeOf(event);
    fingers.set(event.pointerId, now);
    if (fingers.size === 2) zoom.follow(...fingers.values());
    else if (pressed && board.moves()) zoom.pan(now.x - before.x, now.y - before.y);
    else if (pressed) {
      pressed.far ||= Math.hypot(now.x - pressed.x, now.y - pressed.y) >= FAR;
      board.drag(event, pressed.far);
    }
  }

  function up(event) {
    if (!fingers.delete(event.pointerId)) return;
    zoom.end();
    board.zoomed();
    if (pressed?.pointerId === event.pointerId && !board.moves()) board.release();
    pressed = null;
  }

  function lost(event) {
    if (!fingers.delete(event.pointerId)) return;
    pressed = null;
    board.cancel();
  }

  frame.addEventListener("pointerdown", down);
  frame.addEventListener("pointermove", moved);
  frame.addEventListener("pointerup", up);
  frame.addEventListener("pointercancel", lost);
  frame.addEventListener("contextmenu", (event) => event.preventDefault());
  frame.addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    if (event.deltaY < 0) zoom.closer(placeOf(event));
    else zoom.further(placeOf(event));
    board.zoomed();
  }, { passive: false });
};
