// From wheel, pointer and fingers to what they mean on the board.
import type { Point } from "../art";
import { isWheelOf } from "../state/keys";
import { letterSize } from "../state/letter";
import { isOfHand } from "../state/resting";
import type { Camera } from "./camera.svelte";

export interface Meaning {
  hover: (at: Point) => void;
  /** Off the land, to what lies over the board. */
  off: () => void;
  /** Out of the board and all that lies over it. */
  leave: () => void;
  press: (at: Point, finger: boolean) => void;
  /** By the wheel with its key; false where nothing turns. */
  turn: (step: 1 | -1) => boolean;
  inspect: (at: Point) => void;
}

/** Moving less than this is a click that trembled. */
const TREMBLE = 6;
const NOTCH = 1.0016;
/** So far a wheel is turned for a quarter turn. */
const STEP = 40;

/** Listens on the window of the board and on the whole of it with its tools and notes, or only to its size where it stands still, until the returned function is called. */
export const listen = (
  board: HTMLElement,
  whole: HTMLElement,
  camera: Camera,
  still: boolean,
  meaning: Meaning,
): (() => void) => {
  const down = new Map<number, Point>();
  let moved = 0;
  let pinched = false;

  const inBoard = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = board.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const gap = () => {
    const [a, b] = [...down.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };

  const onDown = (event: PointerEvent) => {
    if (event.button === 2) return;
    if (down.size === 0) [moved, pinched] = [0, false];
    down.set(event.pointerId, inBoard(event));
  };
  const onMove = (event: PointerEvent) => {
    const here = inBoard(event);
    const before = down.get(event.pointerId);
    if (!before) {
      // One at rest takes the tile from nobody who lays it with keys.
      if (event.pointerType !== "touch" && isOfHand(event)) meaning.hover(camera.toBoard(here));
      return;
    }
    moved += Math.hypot(here.x - before.x, here.y - before.y);
    if (moved > TREMBLE) board.setPointerCapture(event.pointerId);
    const apart = gap();
    down.set(event.pointerId, here);
    if (down.size > 1) {
      pinched = true;
      if (apart > 0) camera.zoom(gap() / apart, here);
    } else if (moved > TREMBLE) camera.pan(here.x - before.x, here.y - before.y);
  };
  const onUp = (event: PointerEvent) => {
    if (!down.delete(event.pointerId) || down.size > 0 || pinched || moved > TREMBLE) return;
    if (event.button === 0)
      meaning.press(camera.toBoard(inBoard(event)), event.pointerType === "touch");
  };
  const onLeave = ({ pointerId, pointerType }: PointerEvent) => {
    if (!board.hasPointerCapture(pointerId)) down.delete(pointerId);
    // A finger leaves whenever it is lifted; what it aimed at stays.
    if (pointerType !== "touch") meaning.off();
  };
  const onGone = (event: PointerEvent) => {
    if (event.pointerType !== "touch" && isOfHand(event)) meaning.leave();
  };
  const onCancel = (event: PointerEvent) => void down.delete(event.pointerId);
  let wound = 0;
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    if (isWheelOf("turn", event)) {
      // Some wheels go sideways while Shift is held; some pads send many small steps.
      wound += event.deltaY || event.deltaX;
      if (Math.abs(wound) < STEP) return;
      const turned = meaning.turn(wound > 0 ? 1 : -1);
      wound = 0;
      if (turned) return;
    }
    camera.zoom(NOTCH ** -event.deltaY, inBoard(event));
  };
  const onMenu = (event: MouseEvent) => {
    event.preventDefault();
    meaning.inspect(camera.toBoard(inBoard(event)));
  };

  const off = new AbortController();
  const { signal } = off;
  const seen = new ResizeObserver(() =>
    camera.resized(board.clientWidth, board.clientHeight, still ? 0 : letterSize()),
  );
  seen.observe(board);
  const stop = () => {
    off.abort();
    seen.disconnect();
  };
  if (still) return stop;
  board.addEventListener("pointerdown", onDown, { signal });
  board.addEventListener("pointermove", onMove, { signal });
  board.addEventListener("pointerup", onUp, { signal });
  board.addEventListener("pointercancel", onCancel, { signal });
  board.addEventListener("pointerenter", onMove, { signal });
  board.addEventListener("pointerleave", onLeave, { signal });
  whole.addEventListener("pointerleave", onGone, { signal });
  board.addEventListener("wheel", onWheel, { signal, passive: false });
  board.addEventListener("contextmenu", onMenu, { signal });
  return stop;
};
