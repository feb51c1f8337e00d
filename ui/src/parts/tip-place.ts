// Where a line about something stands: beside it, inside the window, and over nothing else that can be pressed.

/** As near as this, so that a pointer comes from the one to the other. */
const GAP = 6;

interface Spot {
  top: number;
  left: number;
}

const CONTROLS = "button, a[href], input, select, textarea, summary, [role=button]";

/** Whether something that can be pressed lies beneath; what a line covers could not be reached. */
const coversControl = ({ top, left }: Spot, width: number, height: number, place: Element) => {
  // Where nothing is laid out there is nothing to cover.
  if (!("elementFromPoint" in document)) return false;
  const across = [2, width / 2, width - 2];
  const down = [2, height / 2, height - 2];
  return across.some((x) =>
    down.some((y) => {
      const control = document.elementFromPoint(left + x, top + y)?.closest(CONTROLS);
      return control !== undefined && control !== null && !control.contains(place);
    }),
  );
};

export const besideOf = (place: HTMLElement, box: HTMLElement, below: boolean): Spot => {
  const at = place.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const within = (at: number, size: number, whole: number) =>
    Math.max(GAP, Math.min(at, whole - size - GAP));
  const middle = within(at.left + (at.width - width) / 2, width, innerWidth);
  const level = within(at.top + (at.bottom - at.top - height) / 2, height, innerHeight);
  const above = { top: at.top - height - GAP, left: middle };
  const under = { top: at.bottom + GAP, left: middle };
  const sides = [
    { top: level, left: at.left + at.width + GAP },
    { top: level, left: at.left - width - GAP },
  ];
  const isInside = ({ top, left }: Spot) =>
    top >= GAP &&
    left >= GAP &&
    top + height + GAP <= innerHeight &&
    left + width + GAP <= innerWidth;
  const all = [...(below ? [under, above] : [above, under]), ...sides].filter(isInside);
  box.style.visibility = "hidden";
  const free = all.find((spot) => !coversControl(spot, width, height, place));
  box.style.visibility = "";
  return free ?? all[0] ?? under;
};
