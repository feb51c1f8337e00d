// The language of the window, and the words in it.
import { rust } from "../ipc";
import { addFile, bestOf, inLanguage, readLanguage, type Language, type Words } from "../words";
import { faults } from "./faults.svelte";

/** The setting of somebody who leaves the language to the system. */
export const SYSTEM_LANGUAGE = "system";

class LanguageState {
  /** The one that everything is said in. */
  shown = $state<Language>(bestOf(null));
  /** Files that a person added and that could not be taken. */
  leftOut = $state.raw<readonly string[]>([]);
  #system: string | null = null;
  #wanted = "";

  /** Asks for the system's language, and for files that were added. */
  async load(): Promise<void> {
    const files = faults.unwrap(await rust.languageFiles());
    if (!files) return;
    this.#system = files.system;
    const refused = files.added.flatMap(({ tag, texts }) =>
      Object.entries(texts)
        .filter(([area, text]) => !addFile(tag, area, text))
        .map(([area]) => `${tag}/${area}.ftl`),
    );
    this.leftOut = [...files.leftOut, ...refused];
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
