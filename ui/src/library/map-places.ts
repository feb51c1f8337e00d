// Where chapters stand on the map of a campaign, and the lines between them, in the height of a
// letter.

/** What the map knows of a chapter. */
export interface MapChapter {
  readonly depth: number;
  readonly leads: readonly { readonly chapter: number; readonly way: "win" | "loss" }[];
}

const HEIGHT = 4.5;
const DOWN = 1.25;
const EDGE = 0.75;
const NODE = { least: 6.75, most: 11 } as const;
const GAP = { least: 1.2, most: 3.5 } as const;

/** How wide chapters and the gaps between them are, and how much stands above the first row. */
export interface MapMeasure {
  readonly node: { readonly width: number; readonly height: number };
  readonly gap: number;
  readonly top: number;
}

/** What leads past a chapter of its own row goes around it, and needs room above. */
const leadsPast = (chapters: readonly MapChapter[]): boolean =>
  chapters.some(({ depth, leads }) =>
    leads.some(({ chapter, way }) => way === "win" && (chapters[chapter]?.depth ?? 0) > depth + 1),
  );

/** As wide as there is room for all of them side by side; narrower than can be read is none: then the map is scrolled. */
export const measureOf = (chapters: readonly MapChapter[], room: number): MapMeasure => {
  const gaps = Math.max(0, ...chapters.map(({ depth }) => depth));
  const free = room - 2 * EDGE - (gaps + 1) * NODE.least - gaps * GAP.least;
  const wished = (gaps + 1) * (NODE.most - NODE.least) + gaps * (GAP.most - GAP.least);
  const share = room > 0 && wished > 0 ? Math.min(1, Math.max(0, free / wished)) : 1;
  return {
    node: { width: NODE.least + share * (NODE.most - NODE.least), height: HEIGHT },
    gap: GAP.least + share * (GAP.most - GAP.least),
    top: leadsPast(chapters) ? EDGE + 1 : EDGE,
  };
};

export interface MapPlace {
  readonly left: number;
  readonly top: number;
}

/** One place a chapter: as far right as the longest way to it, those of one column below each other. */
export const placesOf = (
  chapters: readonly MapChapter[],
  { node, gap, top }: MapMeasure,
): MapPlace[] => {
  const filled = new Map<number, number>();
  return chapters.map(({ depth }) => {
    const row = filled.get(depth) ?? 0;
    filled.set(depth, row + 1);
    return {
      left: EDGE + depth * (node.width + gap),
      top: top + row * (node.height + DOWN),
    };
  });
};

export const mapSizeOf = (
  places: readonly MapPlace[],
  { node }: MapMeasure,
): { width: number; height: number } => ({
  width: Math.max(0, ...places.map(({ left }) => left)) + node.width + EDGE,
  height: Math.max(0, ...places.map(({ top }) => top)) + node.height + 2 * EDGE,
});

export interface MapLine {
  readonly from: number;
  readonly to: number;
  readonly way: "win" | "loss";
  readonly path: string;
}

/** A curve for each end that leads on. A win leaves a chapter above its middle, a loss below. */
export const linesOf = (
  chapters: readonly MapChapter[],
  places: readonly MapPlace[],
  { node, gap }: MapMeasure,
): MapLine[] =>
  chapters.flatMap(({ leads }, from) =>
    leads.flatMap(({ chapter: to, way }) => {
      const [a, b] = [places[from], places[to]];
      if (!a || !b) return [];
      const lower = way === "loss" ? 0.7 : 0.35;
      const [x, y] = [a.left + node.width, a.top + node.height * lower];
      const [u, v] = [b.left, b.top + node.height * lower];
      const bend = Math.max(1.5, Math.abs(u - x) / 2);
      // What leads past a chapter of its own row goes around it.
      const past = b.left - a.left > node.width + 2 * gap && a.top === b.top;
      const aside = past ? (way === "loss" ? 0.75 : -0.75) * node.height : 0;
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
