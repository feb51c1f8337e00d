// The language of the window, and the words in it.
import { type LanguageFiles, rust } from "../ipc";
import {
  addFile,
  areAllRead,
  bestOf,
  inLanguage,
  readLanguage,
  readRest,
  type Language,
  type Words,
} from "../words";
import { faults } from "./faults.svelte";

/** The setting of somebody who leaves the language to the system. */
export const SYSTEM_LANGUAGE = "system";

class LanguageState {
  /** The one that everything is said in. */
  shown = $state<Language>(bestOf(null));
  /** Whether more can be said than the first screen says. */
  isWhole = $state(areAllRead());
  /** Files that a person added and that could not be taken. */
  leftOut = $state.raw<readonly string[]>([]);
  #system: string | null = null;
  #wanted = "";

  /** Asks for the system's language, and for files that were added. */
  async load(): Promise<void> {
    const files = faults.unwrap(await rust.languageFiles());
    if (files) this.take(files);
  }

  /** Takes the system's language, and files that were added. */
  take(files: LanguageFiles): void {
    this.#system = files.system;
    const refused = files.added.flatMap(({ tag, texts }) =>
      Object.entries(texts)
        .filter(([area, text]) => !addFile(tag, area, text))
        .map(([area]) => `${tag}/${area}.ftl`),
    );
    this.leftOut = [...files.leftOut, ...refused];
  }

  /** Reads the words of all other screens. */
  async readRest(): Promise<void> {
    await readRest();
    this.isWhole = true;
  }

  /** The language that a setting comes to. */
  of(setting: string): Language {
    return bestOf(setting === SYSTEM_LANGUAGE ? this.#system : setting);
  }

  /** Says everything in the language of a setting, as soon as it is read. */
  async follow(setting: string): Promise<void> {
    const wanted = (this.#wanted = this.of(setting));
    await readLanguage(wanted);
    // Another one may have been chosen meanwhile.
    if (wanted === this.#wanted) this.shown = wanted;
  }
}

export const language = new LanguageState();

export const t = (): Words => inLanguage(language.shown);
