// A sheet to draw on: gathers strokes, joins those of one look into one element, and writes SVG.
import type { Colour, Paint } from "./palette";

/** How a mark looks. Marks of one look on one layer become a single path. */
export interface InkLook {
  readonly fill?: Colour;
  readonly line?: Colour;
  readonly width?: number;
  readonly dash?: string;
  readonly faint?: number;
  readonly round?: boolean;
}

export interface InkMark {
  readonly d: string;
  readonly look: InkLook;
}

/** Something upright with a place on the ground; what stands further south is drawn later. */
export interface UprightThing {
  readonly foot: number;
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
  readonly marks: readonly InkMark[];
}

const two = (n: number) => String(Math.round(n * 100) / 100);

export class Sheet {
  private readonly flat: InkMark[] = [];
  private standing: UprightThing[] = [];

  /** Lays marks flat, above everything laid before. */
  lay(d: string, look: InkLook): void {
    if (d !== "") this.flat.push({ d, look });
  }

  stand(thing: UprightThing): void {
    this.standing.push(thing);
  }

  /** Draws what stands so far, from back to front, onto the flat marks. */
  settle(): void {
    const things = [...this.standing].sort((a, b) => a.foot - b.foot);
    const rows: UprightThing[][] = [];
    for (const thing of things) {
      let row = 0;
      for (let i = rows.length - 1; i >= 0 && row === 0; i--) {
        if (rows[i]!.some((other) => overlap(other.box, thing.box))) row = i + 1;
      }
      (rows[row] ??= []).push(thing);
    }
    for (const row of rows) {
      const deepestMark = Math.max(...row.map((thing) => thing.marks.length));
      for (let layer = 0; layer < deepestMark; layer++) {
        const marks = row.flatMap((thing) => thing.marks[layer] ?? []).filter((m) => m.d !== "");
        const seen = new Map<string, InkMark[]>();
        for (const mark of marks) {
          const look = JSON.stringify(mark.look);
          seen.set(look, [...(seen.get(look) ?? []), mark]);
        }
        this.flat.push(...[...seen.values()].flat());
      }
    }
    this.standing = [];
  }

  /** Writes what was laid so far, and begins anew above it; what stands is still to come. */
  cut(paint: Paint): string {
    const { standing } = this;
    this.standing = [];
    const written = this.write(paint);
    this.flat.length = 0;
    this.standing = standing;
    return written;
  }

  write(paint: Paint): string {
    this.settle();
    const joined: InkMark[] = [];
    for (const mark of this.flat) {
      const last = joined[joined.length - 1];
      if (last !== undefined && sameLook(last.look, mark.look)) {
        joined[joined.length - 1] = { d: last.d + mark.d, look: last.look };
      } else joined.push(mark);
    }
    return joined.map((mark) => element(mark, paint)).join("");
  }
}

function overlap(a: UprightThing["box"], b: UprightThing["box"]): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

const sameLook = (a: InkLook, b: InkLook): boolean =>
  a.fill === b.fill &&
  a.line === b.line &&
  a.width === b.width &&
  a.dash === b.dash &&
  a.faint === b.faint &&
  a.round === b.round;

function element({ d, look }: InkMark, paint: Paint): string {
  let text = `<path d="${d}" fill="${look.fill === undefined ? "none" : paint.colour(look.fill)}"`;
  if (look.line !== undefined) {
    text += ` stroke="${paint.colour(look.line)}" stroke-width="${paint.breadth(look.line, look.width ?? 1)}" stroke-linejoin="round"`;
    if (look.round !== false) text += ' stroke-linecap="round"';
    if (look.dash !== undefined) text += ` stroke-dasharray="${look.dash}"`;
  }
  if (look.faint !== undefined) text += ` opacity="${two(look.faint)}"`;
  return `${text}/>`;
}
