// What can be done on a board with a key or a tool.
import type { KeyActions } from "../state/keyboard.svelte";
import { HEADINGS, type Heading } from "./aim";

export interface BoardAction {
  go: (heading: Heading) => void;
  look: (heading: Heading) => void;
  pan: (dx: number, dy: number) => void;
  turn: (step: 1 | -1) => void;
  act: () => void;
  zoom: (factor: number) => void;
  fit: () => void;
  inspect: () => void;
  walk: (step: 1 | -1) => void;
  close: () => void;
}

const PACE = 90;
export const ZOOM = 1.25;
export const PAN: Record<Heading, [number, number]> = {
  ArrowUp: [0, PACE],
  ArrowRight: [-PACE, 0],
  ArrowDown: [0, -PACE],
  ArrowLeft: [PACE, 0],
};

const heading = (which: number): Heading => HEADINGS[which] ?? "ArrowUp";

export const doesOn = (doing: BoardAction): KeyActions => ({
  aim: (which) => doing.go(heading(which)),
  look: (which) => doing.look(heading(which)),
  pan: (which) => doing.pan(...PAN[heading(which)]),
  turn: (which) => doing.turn(which === 0 ? 1 : -1),
  act: doing.act,
  zoom: (which) => (which === 2 ? doing.fit() : doing.zoom(which === 0 ? ZOOM : 1 / ZOOM)),
  inspect: doing.inspect,
  walk: (which) => doing.walk(which === 0 ? -1 : 1),
  close: doing.close,
});
