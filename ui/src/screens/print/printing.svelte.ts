// What is put on paper: the tiles, what is wished, and the pages as Rust planned them.
import {
  type Fault,
  type Printable,
  type PrintJob,
  type PrintPlan,
  type PrintWish,
  rust,
} from "../../ipc";
import { catalog, designOf, designsById } from "../../state/catalog.svelte";
import { faults } from "../../state/faults.svelte";
import { files } from "../../state/files.svelte";
import { Latest } from "../../state/one-at-a-time.svelte";
import type { PrintPlace } from "../../state/router.svelte";
import { backOf, drawnFor, PRINTED_PIXELS } from "../../print/printed-tile";
import { wordsFor } from "./words";

/** The usual side of a tile, in tenths of a millimetre. */
export const USUAL = 450;

class PrintState {
  what = $state.raw<Printable | null>(null);
  /** True when there is no such set or mix. */
  lost = $state(false);
  wish = $state.raw<PrintWish>({
    paper: "a4",
    side: USUAL,
    bleed: 0,
    cut: "marks",
    backs: false,
    reference: false,
  });
  /** Whether the rules of the base game stand on the reference pages, too. */
  baseRules = $state(true);
  /** How many of each tile are printed. */
  counts = $state.raw<Readonly<Record<string, number>>>({});
  plan = $state.raw<PrintPlan | null>(null);
  /** Why there are no pages. */
  refused = $state.raw<Fault | null>(null);
  page = $state(0);
  /** How many pictures are drawn, while a file is made. */
  drawing = $state.raw<{ done: number; of: number } | null>(null);
  readonly designs = $derived(designsById(this.what?.tiles ?? []));
  #tiles = new Latest();
  #plans = new Latest();

  async open({ kind, key }: PrintPlace): Promise<void> {
    if (this.what?.kind !== kind || this.what.key !== key) {
      this.what = this.plan = this.refused = null;
      this.#plans.forget();
    }
    this.lost = false;
    const answers = await this.#tiles.run(() =>
      Promise.all([
        rust.printable(kind, key),
        // The rules come from there.
        catalog.load(),
      ]),
    );
    if (!answers) return;
    const [outcome] = answers;
    if (outcome.ok) {
      this.what = outcome.value;
      this.page = 0;
      await this.take("all");
    } else if (outcome.fault.kind === "not-found") this.lost = true;
    else faults.report(outcome.fault);
  }

  change(change: Partial<PrintWish>): Promise<void> {
    this.wish = { ...this.wish, ...change };
    return this.#lay();
  }

  tellBaseRules(told: boolean): Promise<void> {
    this.baseRules = told;
    return this.#lay();
  }

  count(tile: string, count: number): Promise<void> {
    this.counts = { ...this.counts, [tile]: count };
    return this.#lay();
  }

  /** All as the set or mix has them, one of each, or none. */
  take(which: "all" | "each" | "none"): Promise<void> {
    const counts = (this.what?.tiles ?? []).map(({ id, count }): [string, number] => [
      id,
      { all: count, each: 1, none: 0 }[which],
    ]);
    this.counts = Object.fromEntries(counts);
    return this.#lay();
  }

  /** Draws each tile once, asks where, and writes the pages there. */
  async save(): Promise<void> {
    const { what, plan } = this;
    const job = this.#job();
    if (!what || !job || !plan || this.drawing) return;
    const designs = what.tiles.filter(({ id }) => plan.tiles.includes(id));
    const tiles: Record<string, string> = {};
    this.drawing = { done: 0, of: designs.length };
    for (const design of designs) {
      // A picture takes some hundredths of a second: clicks and frames come in between.
      await new Promise((done) => setTimeout(done));
      tiles[design.id] = await drawnFor(designOf(design), what.symbols[design.set]);
      this.drawing = { done: this.drawing.done + 1, of: designs.length };
    }
    const back = job.wish.backs ? await backOf(what.back, PRINTED_PIXELS) : null;
    await files.savePages(what.key, job, { tiles, back });
    this.drawing = null;
  }

  /** The chosen tiles in rows, as one picture. */
  async savePictures(pixels: number, columns: number): Promise<void> {
    const { what } = this;
    const cells = this.cells;
    if (!what || cells.length === 0 || this.drawing) return;
    const used = [...new Set(cells)];
    const pictures: string[] = [];
    this.drawing = { done: 0, of: used.length };
    for (const id of used) {
      await new Promise((done) => setTimeout(done));
      const design = what.tiles.find((tile) => tile.id === id);
      if (design) pictures.push(await drawnFor(designOf(design), what.symbols[design.set]));
      this.drawing = { done: this.drawing.done + 1, of: used.length };
    }
    await files.savePictureSheet(what.key, {
      pictures,
      cells: cells.map((id) => used.indexOf(id)),
      grid: { columns, rows: Math.max(2, Math.ceil(cells.length / columns)), pixels },
    });
    this.drawing = null;
  }

  /** Each tile as often as it is printed, one after the other. */
  get cells(): string[] {
    return (this.what?.tiles ?? []).flatMap(({ id }) =>
      Array.from({ length: this.counts[id] ?? 0 }, () => id),
    );
  }

  #job(): PrintJob | null {
    const { what, wish, counts } = this;
    if (!what) return null;
    const stock = what.tiles
      .map(({ id }) => ({ tile: id, count: counts[id] ?? 0 }))
      .filter(({ count }) => count > 0);
    return {
      wish,
      stock,
      words: wordsFor(what, stock, { reference: wish.reference, baseRules: this.baseRules }),
    };
  }

  async #lay(): Promise<void> {
    const job = this.#job();
    if (!job) return;
    const outcome = await this.#plans.run(() => rust.planPages(job));
    if (!outcome) return;
    this.refused = null;
    if (outcome.ok) {
      this.plan = outcome.value;
      this.page = Math.min(this.page, outcome.value.pages.length - 1);
    } else if (outcome.fault.kind === "unprintable") {
      this.plan = null;
      this.page = 0;
      this.refused = outcome.fault;
    } else faults.report(outcome.fault);
  }
}

export const printing = new PrintState();
