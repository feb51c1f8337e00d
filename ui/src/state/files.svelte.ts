// Games, tile sets, mixes, bundles and scenarios as files: opened, dropped, handed over at a start, saved. It must not know how a file is chosen or read.
import {
  arrivedFiles,
  onFilesArrived,
  onFilesHeld,
  openFiles,
  refuseParcel,
  saveBundle,
  saveDamaged,
  saveDocument,
  saveGame,
  savePages,
  savePicture,
  saveRun,
  saveScenarioFile,
  takeParcel,
  type DamagedKind,
  type DraftKind,
  type FileReport,
  type GameSummary,
  type Outcome,
  type PictureFile,
  type PrintJob,
  type PrintPictures,
  type ParcelView,
  type Problem,
  type Take,
} from "../ipc";
import { catalog } from "./catalog.svelte";
import { announcer } from "./announcer.svelte";
import { faults } from "./faults.svelte";
import { t } from "./language.svelte";
import { addressOf, router } from "./router.svelte";
import { settings } from "./settings.svelte";

/** A file that holds no game, and everything that is wrong with it. */
export interface Refused {
  readonly file: string;
  readonly problems: Problem[];
}

/** A file with tile sets and mixes that wait for a decision. */
export interface Offered {
  readonly file: string;
  readonly parcel: ParcelView;
}

class Files {
  /** True while files are held over the window. */
  held = $state(false);
  /** What could not be used, until it has been read. */
  refused = $state.raw<Refused[]>([]);
  /** What waits for a decision, one after the other. */
  offered = $state.raw<Offered[]>([]);
  /** Grows when own tile sets, mixes or scenarios came from a file: who shows them reads them again. */
  taken = $state(0);
  /** Where the last one was saved, or that it was there already, until that has been read. */
  told = $state<string | null>(null);

  /** Asks for files and opens what they hold. */
  async open(): Promise<void> {
    this.took(await openFiles(t().files.opening, settings.current.language));
  }

  /** Asks where, and writes a game there. */
  async save(id: number): Promise<void> {
    const outcome = await saveGame(id, t().files.saving);
    if (!outcome.ok) faults.report(outcome.fault);
    else if (outcome.value !== null) this.tell(t().files.saved(outcome.value));
  }

  /** Asks where, and writes something there that cannot be shown, as it is. */
  async saveDamaged(kind: DamagedKind, id: number): Promise<void> {
    const outcome = await saveDamaged(kind, id, t().damaged.saving);
    if (!outcome.ok) faults.report(outcome.fault);
    else if (outcome.value !== null) this.tell(t().files.saved(outcome.value));
  }

  /** Asks where, and writes a tile set or a mix there. */
  async saveDocument(id: number, kind: DraftKind): Promise<void> {
    const { set, mix } = t().build.saving;
    const outcome = await saveDocument(id, kind === "mix" ? mix : set);
    if (!outcome.ok) faults.report(outcome.fault);
    else if (outcome.value !== null) this.tell(t().files.saved(outcome.value));
  }

  /** Asks where, and writes a scenario of one's own there. */
  async saveScenario(id: number): Promise<void> {
    const outcome = await saveScenarioFile(id, t().own.saving);
    if (!outcome.ok) faults.report(outcome.fault);
    else if (outcome.value !== null) this.tell(t().files.saved(outcome.value));
  }

  /** Asks where, and writes documents there with what they need; what keeps it from being done, if it was not. */
  async saveBundle(ids: number[]): Promise<Problem[] | "saved" | "not"> {
    const outcome = await saveBundle(ids, t().share.saving);
    if (!outcome.ok) {
      if (outcome.fault.kind === "content") return outcome.fault.problems;
      faults.report(outcome.fault);
      return "not";
    }
    if (outcome.value === null) return "not";
    this.tell(t().files.saved(outcome.value));
    return "saved";
  }

  /** Does with the first parcel what was decided; what keeps it from being done, if it was not. */
  async take(takes: Take[]): Promise<Problem[]> {
    const [first, ...others] = this.offered;
    if (!first) return [];
    const outcome = await takeParcel(first.parcel.number, takes, settings.current.language);
    if (!outcome.ok) {
      if (outcome.fault.kind === "content") return outcome.fault.problems;
      faults.report(outcome.fault);
      return [];
    }
    this.offered = others;
    const kept = outcome.value;
    this.tell(
      kept.length > 0 ? t().share.kept(kept.map(({ name }) => name)) : t().share.nothingKept,
    );
    this.#renew();
    const [only] = kept;
    if (kept.length === 1 && only) router.openDocument(only.id);
    else if (kept.length > 1) location.hash = addressOf("build");
    return [];
  }

  /** Leaves the first parcel outside. */
  async refuse(): Promise<void> {
    const [first, ...others] = this.offered;
    if (!first) return;
    this.offered = others;
    await refuseParcel(first.parcel.number);
  }

  /** Asks where, and writes the figures of a run of the lab there, or of two side by side. */
  async saveFigures(run: number, beside: number | null, asTable: boolean): Promise<void> {
    const outcome = await saveRun(run, beside, asTable, t().lab.question);
    if (!outcome.ok) faults.report(outcome.fault);
    else if (outcome.value !== null) this.tell(t().files.saved(outcome.value));
  }

  /** Asks where, and writes tiles there as pages. */
  async savePages(key: string, job: PrintJob, pictures: PrintPictures): Promise<void> {
    const outcome = await savePages(key, job, pictures, t().print.saving);
    if (!outcome.ok) faults.report(outcome.fault);
    else if (outcome.value !== null) this.tell(t().files.saved(outcome.value));
  }

  /** Asks where, and writes the picture of a tile there; answers whether that was done. */
  async savePicture(tile: string, svg: string, file: PictureFile): Promise<boolean> {
    const outcome = await savePicture(tile, svg, file, t().print.savingPicture[file.is]);
    if (!outcome.ok) faults.report(outcome.fault);
    else if (outcome.value !== null) this.tell(t().files.saved(outcome.value));
    return outcome.ok && outcome.value !== null;
  }

  /** Shows and says where something was saved, or that it was there already. */
  tell(what: string): void {
    this.told = what;
    announcer.say(what);
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

  #renew(): void {
    this.taken += 1;
    void catalog.reload();
  }

  async #receive(): Promise<void> {
    this.took(await arrivedFiles(settings.current.language));
  }

  /** Of several games the last one is opened; the others lie in the list. */
  took(outcome: Outcome<FileReport[]>): void {
    if (!outcome.ok) return faults.report(outcome.fault);
    const refused: Refused[] = [];
    let game: GameSummary | undefined;
    let drawn: number | undefined;
    let scenario = false;
    for (const report of outcome.value) {
      if (report.outcome === "kept") {
        game = report.game;
        if (report.known) this.tell(t().files.known(report.file));
      } else if (report.outcome === "drawn") {
        drawn = report.document.id;
        if (report.known) this.tell(t().share.known(report.file));
      } else if (report.outcome === "scenario") {
        scenario = true;
        const { title } = report.scenario.scenario;
        this.tell(report.known ? t().own.known(title) : t().own.came(title));
      } else if (report.outcome === "offered") {
        this.offered = [...this.offered, { file: report.file, parcel: report.parcel }];
        announcer.say(t().share.offered(report.file));
      } else if (report.error.kind === "content")
        refused.push({ file: report.file, problems: report.error.problems });
      else faults.report(report.error);
    }
    if (refused.length > 0) {
      this.refused = refused;
      announcer.say(refused.map(({ file }) => t().files.refused(file)).join(" "));
    }
    if (drawn !== undefined) this.#renew();
    if (scenario) this.taken += 1;
    if (game) router.openGame(game.id);
    else if (drawn !== undefined) router.openDocument(drawn);
    else if (scenario) router.open("campaigns");
  }
}

export const files = new Files();
