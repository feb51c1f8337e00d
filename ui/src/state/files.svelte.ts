// Files that are written where a person wants them, and the line that says where they lie.
import {
  type DamagedKind,
  type DraftKind,
  type GamesWish,
  type Outcome,
  type PictureFile,
  type PictureSheet,
  type PrintJob,
  type PrintPictures,
  type Problem,
  rust,
  type ScoreSheetJob,
  type TableSheetJob,
} from "../ipc";
import { announcer } from "./announcer.svelte";
import { faults } from "./faults.svelte";
import { t } from "./language.svelte";

class Files {
  /** Where the last one was saved, or what became of one that came, until that has been read. */
  notice = $state<string | null>(null);
  /** Whether that tells of a file that was saved here, which can be shown. */
  isSaved = $state(false);

  /** Shows and says what became of a file. */
  notify(what: string): void {
    this.notice = what;
    this.isSaved = false;
    announcer.say(what);
  }

  /** Waits until a file is written; whoever thinks better of it hears nothing. Answers whether it was written. */
  async #saved(
    writing: Promise<Outcome<string | null>>,
    told: (file: string) => string = t().files.saved,
  ): Promise<boolean> {
    const file = faults.unwrap(await writing) ?? null;
    if (file !== null) {
      this.notify(told(file));
      this.isSaved = true;
    }
    return file !== null;
  }

  /** Opens the folder in which the last one was saved. */
  async show(): Promise<void> {
    faults.unwrap(await rust.showInFolder());
  }

  save(game: number): Promise<boolean> {
    return this.#saved(rust.saveGame(game, t().files.saving));
  }

  /** What cannot be shown is written as it is. */
  saveDamaged(kind: DamagedKind, id: number): Promise<boolean> {
    return this.#saved(rust.saveDamaged(kind, id, t().damaged.saving));
  }

  saveDocument(id: number, kind: DraftKind): Promise<boolean> {
    const { set, mix, position, campaign, lesson } = t().build.saving;
    const asked = { "tile-set": set, mix, position, campaign, lesson }[kind];
    return this.#saved(rust.saveDocument(id, asked));
  }

  /** An own set as a file of another program. */
  saveForeign(id: number): Promise<boolean> {
    return this.#saved(rust.saveForeign(id, t().foreign.saving));
  }

  saveScenario(id: number): Promise<boolean> {
    return this.#saved(rust.saveScenarioFile(id, t().own.saving));
  }

  savePuzzleOfTheDay(): Promise<boolean> {
    return this.#saved(rust.savePuzzleOfTheDay(t().practice.daily.saving));
  }

  /** Documents with what they need; what keeps it from being done, if it was not. */
  async saveBundle(ids: number[]): Promise<Problem[] | "saved" | "not"> {
    const outcome = await rust.saveBundle(ids, t().share.saving);
    if (!outcome.ok && outcome.fault.kind === "content") return outcome.fault.problems;
    return (await this.#saved(Promise.resolve(outcome))) ? "saved" : "not";
  }

  /** The figures of a run of the lab, or of two side by side. */
  saveFigures(run: number, beside: number | null, asTable: boolean): Promise<boolean> {
    return this.#saved(rust.saveRun(run, beside, asTable, t().lab.question));
  }

  /** The review of a game, for other programs. */
  saveReview(game: number): Promise<boolean> {
    return this.#saved(rust.saveReview(game, t().review.question));
  }

  /** The games that are meant, as a table for other programs. */
  saveStatistics(wish: GamesWish): Promise<boolean> {
    return this.#saved(rust.saveStatistics(wish, t().statistics.question));
  }

  /** The score sheet of a game. */
  saveScoreSheet(job: ScoreSheetJob): Promise<boolean> {
    return this.#saved(rust.saveScoreSheet(job, t().print.saving));
  }

  /** The sheet for a table. */
  saveTableSheet(job: TableSheetJob): Promise<boolean> {
    return this.#saved(rust.saveTableSheet(job, t().print.saving));
  }

  /** Tiles as pages. */
  savePages(key: string, job: PrintJob, pictures: PrintPictures): Promise<boolean> {
    return this.#saved(rust.savePages(key, job, pictures, t().print.saving));
  }

  savePicture(tile: string, svg: string, file: PictureFile): Promise<boolean> {
    return this.#saved(rust.savePicture(tile, svg, file, t().print.savingPicture[file.is]));
  }

  /** Many tiles in rows. */
  savePictureSheet(key: string, sheet: PictureSheet): Promise<boolean> {
    return this.#saved(rust.savePictureSheet(key, sheet, t().print.savingPicture.png));
  }

  /** The board of a puzzle, as a picture that anybody can open. */
  savePuzzlePicture(name: string, svg: string): Promise<boolean> {
    const file = { is: "png", pixels: 1600 } as const;
    return this.#saved(rust.savePicture(name, svg, file, t().practice.daily.savingPicture));
  }

  /** All that is kept. */
  saveEverything(): Promise<boolean> {
    return this.#saved(rust.saveEverything(t().data.saving), t().data.saved);
  }
}

export const files = new Files();
