// Which key does what on the board. Knows no game.
import { sheetIsOpen } from "../state/controls";
import { headingOf, type Heading } from "./aim";

export interface Doing {
  go: (heading: Heading) => void;
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
const ZOOM = 1.25;
const PAN: Record<Heading, [number, number]> = {
  ArrowUp: [0, PACE],
  ArrowRight: [-PACE, 0],
  ArrowDown: [0, -PACE],
  ArrowLeft: [PACE, 0],
};

/** Controls that use the same keys themselves. */
const USES_ARROWS = "input, select, textarea, [role=tab], [contenteditable]";
const USES_ENTER = "button, a, input, select, textarea, summary, [contenteditable]";

const meant = (event: KeyboardEvent, doing: Doing): (() => unknown) | undefined => {
  const target = event.target instanceof Element ? event.target : null;
  const heading = headingOf(event.key);
  if (heading) {
    if (target?.closest(USES_ARROWS)) return undefined;
    return event.shiftKey ? () => doing.pan(...PAN[heading]) : () => doing.go(heading);
  }
  if (target?.closest("textarea, select, input:not([type=checkbox], [type=radio], [type=range])"))
    return undefined;
  // Caps Lock changes letters, not what is meant.
  switch (event.key.toLowerCase()) {
    case "enter":
      return target?.closest(USES_ENTER) ? undefined : doing.act;
    case "r":
      return () => doing.turn(event.shiftKey ? -1 : 1);
    case "+":
    case "=":
      return () => doing.zoom(ZOOM);
    case "-":
      return () => doing.zoom(1 / ZOOM);
    case "0":
      return doing.fit;
    case "i":
      return doing.inspect;
    case "]":
      return () => doing.walk(1);
    case "[":
      return () => doing.walk(-1);
    case "escape":
      return doing.close;
    default:
      return undefined;
  }
};

export const onBoardKey = (event: KeyboardEvent, doing: Doing): void => {
  if (event.ctrlKey || event.altKey || event.metaKey || sheetIsOpen()) return;
  const act = meant(event, doing);
  if (!act) return;
  event.preventDefault();
  act();
};
