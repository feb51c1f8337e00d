// A river as an emblem: water between two banks, with waves.
import type { Emblem } from "./emblems";
import type { InkMark } from "./sheet";

const WATER =
  "M-11 -6.4C-6.6 -9.6 -2.8 -4.6 1.4 -6.2C5 -7.6 7.6 -8.6 11 -6.6L11 6.6C7.6 4.6 5 5.8 1.4 7C-2.8 8.4 -6.6 3.8 -11 6.8Z";

const wave = (x: number, y: number): InkMark => ({
  d: `M${x} ${y}C${x + 1.6} ${y - 1.8} ${x + 3} ${y - 1.8} ${x + 4.4} ${y}C${x + 5.8} ${y + 1.8} ${x + 7.2} ${y + 1.8} ${x + 8.8} ${y}`,
  look: { line: "halo", width: 1.3 },
});

export const river: Emblem = {
  marks: [
    { d: WATER, look: { fill: "water", line: "ink", width: 1 } },
    wave(-9, -2.2),
    wave(-1.4, -3.2),
    wave(-5.6, 2.6),
  ],
};
