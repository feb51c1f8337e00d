// Files that come in: chosen, dropped on the window, handed over at a start, and what becomes of
// each.
import {
  type FileReport,
  type GameSummary,
  onFilesArrived,
  onFilesHeld,
  type Outcome,
  type ParcelView,
  type Problem,
  rust,
} from "../ipc";
import { announcer } from "./announcer.svelte";
import { catalog } from "./catalog.svelte";
import { faults } from "./faults.svelte";
import { files } from "./files.svelte";
import { t } from "./language.svelte";
import { router } from "./router.svelte";

/** A file that holds nothing that can be used, and everything that is wrong with it. */
export interface RefusedFile {
  readonly file: string;
  readonly problems: Problem[];
}

/** A file with documents that wait for a decision. */
export interface OfferedFile {
  readonly file: string;
  readonly parcel: ParcelView;
}

class Arrivals {
  /** True while files are held over the window. */
  held = $state(false);
  /** What could not be used, until it has been read. */
  refused = $state.raw<readonly RefusedFile[]>([]);
  /** What waits for a decision, one after the other. */
  offered = $state.raw<readonly OfferedFile[]>([]);
  /** Grows when own tile sets, mixes or scenarios came from a file: who shows them reads them again. */
  taken = $state(0);

  /** Asks for files and opens what they hold. */
  async open(): Promise<void> {
    this.took(await rust.openFiles(t().files.opening));
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

  /** Where a picture belongs that is dropped on the page that is open now; answers whether it was one. */
  takesPicture: (() => Promise<boolean>) | null = null;

  async #receive(): Promise<void> {
    if (await this.takesPicture?.()) return;
    this.took(await rust.arrivedFiles());
  }

  /** Shows what is wrong with files, and says that there is something. */
  refuse(refused: readonly RefusedFile[]): void {
    this.refused = refused;
    announcer.say(refused.map(({ file }) => t().files.refused(file)).join(" "));
  }

  /** Own tile sets and mixes are not what they were. */
  renew(): void {
    this.taken += 1;
    void catalog.reload();
  }

  /** Of several games the last one is opened; the others lie in the list. */
  took(outcome: Outcome<FileReport[]>): void {
    if (!outcome.ok) return faults.report(outcome.fault);
    const refused: RefusedFile[] = [];
    let game: GameSummary | undefined;
    let drawn: number | undefined;
    let scenario = false;
    let became: string | undefined;
    for (const report of outcome.value) {
      if (report.outcome === "kept") {
        game = report.game;
        if (report.known) became = t().files.known(report.file);
      } else if (report.outcome === "drawn") {
        drawn = report.document.id;
        if (report.known) became = t().share.known(report.file);
      } else if (report.outcome === "scenario") {
        scenario = true;
        const { title } = report.scenario.scenario;
        became = report.known ? t().own.known(title) : t().own.came(title);
      } else if (report.outcome === "offered") {
        this.offered = [...this.offered, { file: report.file, parcel: report.parcel }];
        announcer.say(t().share.offered(report.file));
      } else if (report.error.kind === "content")
        refused.push({ file: report.file, problems: report.error.problems });
      else faults.report(report.error);
    }
    if (refused.length > 0) this.refuse(refused);
    if (drawn !== undefined) this.renew();
    if (scenario) this.taken += 1;
    if (game) router.openGame(game.id);
    else if (drawn !== undefined) router.openDocument(drawn);
    else if (scenario) router.open("campaigns");
    // It belongs to the page that is open now.
    if (became !== undefined) files.notify(became);
  }
}

export const arrivals = new Arrivals();
