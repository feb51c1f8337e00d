// Games, tile sets and mixes as files: opened, dropped, handed over at a start, saved. It must not know how a file is chosen or read.
import {
  arrivedFiles,
  onFilesArrived,
  onFilesHeld,
  openFiles,
  saveDocument,
  saveGame,
  savePages,
  savePicture,
  saveRun,
  type DraftKind,
  type FileReport,
  type GameSummary,
  type Outcome,
  type PictureFile,
  type PrintJob,
  type PrintPictures,
  type Problem,
} from "../ipc";
import { catalog } from "./catalog.svelte";
import { announcer } from "./announcer.svelte";
import { faults } from "./faults.svelte";
import { t } from "./language.svelte";
import { router } from "./router.svelte";

/** A file that holds no game, and everything that is wrong with it. */
export interface Refused {
  readonly file: string;
  readonly problems: Problem[];
}

class Files {
  /** True while files are held over the window. */
  held = $state(false);
  /** What could not be used, until it has been read. */
  refused = $state.raw<Refused[]>([]);
  /** Where the last one was saved, or that it was there already, until that has been read. */
  told = $state<string | null>(null);

  /** Asks for files and opens what they hold. */
  async open(): Promise<void> {
    this.#took(await openFiles(t().files.opening));
  }

  /** Asks where, and writes a game there. */
  async save(id: number): Promise<void> {
    const outcome = await saveGame(id, t().files.saving);
    if (!outcome.ok) faults.report(outcome.fault);
    else if (outcome.value !== null) this.#tell(t().files.saved(outcome.value));
  }

  /** Asks where, and writes a tile set or a mix there. */
  async saveDocument(id: number, kind: DraftKind): Promise<void> {
    const { set, mix } = t().build.saving;
    const outcome = await saveDocument(id, kind === "mix" ? mix : set);
    if (!outcome.ok) faults.report(outcome.fault);
    else if (outcome.value !== null) this.#tell(t().files.saved(outcome.value));
  }

  /** Asks where, and writes the figures of a run of the lab there, or of two side by side. */
  async saveFigures(run: number, beside: number | null, asTable: boolean): Promise<void> {
    const outcome = await saveRun(run, beside, asTable, t().lab.question);
    if (!outcome.ok) faults.report(outcome.fault);
    else if (outcome.value !== null) this.#tell(t().files.saved(outcome.value));
  }

  /** Asks where, and writes tiles there as pages. */
  async savePages(key: string, job: PrintJob, pictures: PrintPictures): Promise<void> {
    const outcome = await savePages(key, job, pictures, t().print.saving);
    if (!outcome.ok) faults.report(outcome.fault);
    else if (outcome.value !== null) this.#tell(t().files.saved(outcome.value));
  }

  /** Asks where, and writes the picture of a tile there; answers whether that was done. */
  async savePicture(tile: string, svg: string, file: PictureFile): Promise<boolean> {
    const outcome = await savePicture(tile, svg, file, t().print.savingPicture[file.is]);
    if (!outcome.ok) faults.report(outcome.fault);
    else if (outcome.value !== null) this.#tell(t().files.saved(outcome.value));
    return outcome.ok && outcome.value !== null;
  }

  /** Takes what comes from outside the window, and what came before, until the returned function is called. */
  async follow(): Promise<() => void> {
    const stops = await Promise.all([
      onFilesArrived(() => void this.#receive()),
      onFilesHeld((held) => (this.held = held)),
    ]);
    await this.#receive();
    return () => stops.forEach((stop) => stop());
  }

  #tell(what: string): void {
    this.told = what;
    announcer.say(what);
  }

  async #receive(): Promise<void> {
    this.#took(await arrivedFiles());
  }

  /** Of several games the last one is opened; the others lie in the list. */
  #took(outcome: Outcome<FileReport[]>): void {
    if (!outcome.ok) return faults.report(outcome.fault);
    const refused: Refused[] = [];
    let game: GameSummary | undefined;
    let drawn: number | undefined;
    for (const report of outcome.value) {
      if (report.outcome === "kept") {
        game = report.game;
        if (report.known) this.#tell(t().files.known(report.file));
      } else if (report.outcome === "drawn") drawn = report.document.id;
      else if (report.error.kind === "content")
        refused.push({ file: report.file, problems: report.error.problems });
      else faults.report(report.error);
    }
    if (refused.length > 0) {
      this.refused = refused;
      announcer.say(refused.map(({ file }) => t().files.refused(file)).join(" "));
    }
    if (drawn !== undefined) void catalog.reload();
    if (game) router.openGame(game.id);
    else if (drawn !== undefined) router.openDocument(drawn);
  }
}

export const files = new Files();
