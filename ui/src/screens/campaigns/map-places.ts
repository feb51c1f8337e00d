// Where chapters stand on the map of a campaign, and the lines between them, in the height of a letter. Knows no component.

/** What the map knows of a chapter. */
export interface MapChapter {
  readonly depth: number;
  readonly leads: readonly { readonly chapter: number; readonly way: "win" | "loss" }[];
}

export const NODE = { width: 11, height: 4.5 } as const;
const GAP = { across: 3.5, down: 1.25 } as const;
const EDGE = 0.75;

export interface MapPlace {
  readonly left: number;
  readonly top: number;
}

/** One place a chapter: as far right as the longest way to it, those of one column below each other. */
export const placesOf = (chapters: readonly MapChapter[]): MapPlace[] => {
  const filled = new Map<number, number>();
  return chapters.map(({ depth }) => {
    const row = filled.get(depth) ?? 0;
    filled.set(depth, row + 1);
    return {
      left: EDGE + depth * (NODE.width + GAP.across),
      top: EDGE + row * (NODE.height + GAP.down),
    };
  });
};

export const mapSizeOf = (places: readonly MapPlace[]): { width: number; height: number } => ({
  width: Math.max(0, ...places.map(({ left }) => left)) + NODE.width + EDGE,
  height: Math.max(0, ...places.map(({ top }) => top)) + NODE.height + 2 * EDGE,
});

export interface MapLine {
  readonly from: number;
  readonly to: number;
  readonly way: "win" | "loss";
  readonly path: string;
}

/** A curve for each end that leads on. A win leaves a chapter above its middle, a loss below. */
export const linesOf = (chapters: readonly MapChapter[], places: readonly MapPlace[]): MapLine[] =>
  chapters.flatMap(({ leads }, from) =>
    leads.flatMap(({ chapter: to, way }) => {
      const [a, b] = [places[from], places[to]];
      if (!a || !b) return [];
      const lower = way === "loss" ? 0.7 : 0.35;
      const [x, y] = [a.left + NODE.width, a.top + NODE.height * lower];
      const [u, v] = [b.left, b.top + NODE.height * lower];
      const bend = Math.max(1.5, Math.abs(u - x) / 2);
      // What leads past a chapter of its own row goes around it.
      const past = b.left - a.left > NODE.width + 2 * GAP.across && a.top === b.top;
      const aside = past ? (way === "loss" ? 1 : -1) * (NODE.height / 2) : 0;
      return [
        {
          from,
          to,
          way,
          path: `M${x} ${y} C${x + bend} ${y + aside} ${u - bend} ${v + aside} ${u} ${v}`,
        },
      ];
    }),
  );
