// Where a note stands over the board: beside what it speaks of, or in a corner, and never on it. Geometry only.
import type { Point } from "../art";

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Point, Size {}

/** Between a note and what it stands beside. */
const GAP = 6;
/** Between a note in a corner and the rim of the board; beside a cell it may come nearer. */
const RIM = 12;
const NEAR = 4;

const shared = (a: Box, b: Box): number => {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, wide) * Math.max(0, high);
};

const within = (at: number, length: number, whole: number): number =>
  Math.max(NEAR, Math.min(at, whole - length - NEAR));

/** What a note must leave free: what it speaks of, what may be pressed, and last what is only good to see. */
export interface Around {
  /** The first of them weighs most. */
  spoken: readonly Box[];
  pressed?: readonly Box[];
  seen?: readonly Box[];
}

/** From one place that is tried to the next, where none of the usual ones leaves free what may be pressed. */
const STEP = 24;

/** How much a note would hide at a place, and of that what it must not. */
const hidden = (place: Point, note: Size, { spoken, pressed = [], seen = [] }: Around) => {
  const of = (boxes: readonly Box[]) =>
    boxes.reduce((sum, box) => sum + shared({ ...place, ...note }, box), 0);
  const grave = 1000 * of(spoken.slice(0, 1)) + 10 * of(pressed);
  return { grave, all: 10 * grave + of(spoken.slice(1)) + of(seen) };
};

const steps = (length: number, whole: number): number[] => {
  const last = Math.max(NEAR, whole - length - NEAR);
  return Array.from({ length: Math.floor((last - NEAR) / STEP) + 1 }, (_, n) => NEAR + n * STEP);
};

/** The first place at which a note hides least; where each hides what it must not, any other in the room. */
const best = (places: readonly Point[], note: Size, room: Size, around: Around): Point => {
  const least = (among: readonly Point[]) =>
    among.reduce((one, other) =>
      hidden(other, note, around).all < hidden(one, note, around).all ? other : one,
    );
  const usual = least(places);
  if (hidden(usual, note, around).grave === 0) return usual;
  const all = steps(note.height, room.height).flatMap((y) =>
    steps(note.width, room.width).map((x) => ({ x, y })),
  );
  return least([usual, ...all]);
};

/** Beside a cell, at the side where there is room. */
export const besideOf = (
  cell: Box,
  note: Size,
  room: Size,
  others: Omit<Around, "spoken"> = {},
): Point => {
  const x = (at: number) => within(at, note.width, room.width);
  const y = (at: number) => within(at, note.height, room.height);
  const places = [
    { x: x(cell.x + cell.width + GAP), y: y(cell.y) },
    { x: x(cell.x - note.width - GAP), y: y(cell.y) },
    { x: x(cell.x), y: y(cell.y + cell.height + GAP) },
    { x: x(cell.x), y: y(cell.y - note.height - GAP) },
  ];
  return best(places, note, room, { spoken: [cell], ...others });
};

/** In the corner that hides least: the lower ones first. */
export const cornerOff = (around: Around, note: Size, room: Size): Point => {
  const [right, bottom] = [room.width - note.width - RIM, room.height - note.height - RIM];
  const places = [
    { x: RIM, y: Math.max(RIM, bottom) },
    { x: Math.max(RIM, right), y: Math.max(RIM, bottom) },
    { x: RIM, y: RIM },
  ];
  return best(places, note, room, around);
};

/** The room beside the tools, which stand at the right: no note goes under them. */
export const besideTools = ({ width, height, tools }: Size & { tools: number }): Size => ({
  width: width - tools,
  height,
});
