// How far apart two colours are for typical and for colour-blind eyes; for tests.

type Triple = [number, number, number];

/** Full colour blindness after Machado, Oliveira and Fernandes (2009), for linear light. */
const SEEN: Record<string, readonly Triple[]> = {
  typical: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const linear = (colour: string) =>
  [1, 3, 5].map((i) => {
    const part = Number.parseInt(colour.slice(i, i + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Triple;

const times = (rows: readonly Triple[], v: Triple) =>
  rows.map((row) => row[0] * v[0] + row[1] * v[1] + row[2] * v[2]) as Triple;

function lab(light: Triple): Triple {
  const clamped = light.map((part) => Math.min(1, Math.max(0, part))) as Triple;
  const [x, y, z] = times(
    [
      [0.4124564, 0.3575761, 0.1804375],
      [0.2126729, 0.7151522, 0.072175],
      [0.0193339, 0.119192, 0.9503041],
    ],
    clamped,
  );
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const [fx, fy, fz] = [f(x / 0.95047), f(y), f(z / 1.08883)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

export const EYES = Object.keys(SEEN);

/** How far apart two colours are for an eye, in the space of CIE Lab. */
export const apart = (a: string, b: string, eye: string): number => {
  const [p, q] = [lab(times(SEEN[eye]!, linear(a))), lab(times(SEEN[eye]!, linear(b)))];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
};
