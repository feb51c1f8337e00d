// Who does what when a key is pressed: the board or table that has the focus, or the only one there
// is. What stands together is asked in turn. A letter, digit or sign acts where the setting says.
import { SvelteSet } from "svelte/reactivity";
import type { Attachment } from "svelte/attachments";
import { isPressed, sheetIsOpen, usesArrows, writesText } from "./controls";
import {
  isBelow,
  isCharacter,
  isOfPlace,
  isWritten,
  KEY_NAMES,
  KEYS,
  pressedIn,
  whichOf,
  type KeyName,
  type Where,
} from "./keys";
import { settings } from "./settings.svelte";
import { finishWriting } from "./writing";

/** Handed which of an entry's keys it was; false leaves the key to others. */
export type KeyActions = { readonly [Name in KeyName]?: (which: number) => unknown };

interface Player {
  element: Element;
  does: () => KeyActions;
}

/** Holds a board and what stands beside it together: the focus anywhere in it is theirs. */
const TOGETHER = "[data-keys]";

class Keyboard {
  /** Whether the sheet of keys is open. */
  sheet = $state(false);
  #players = new SvelteSet<Player>();

  /** What an element does with keys, for as long as it is there. */
  readonly played =
    (does: () => KeyActions): Attachment =>
    (element) => {
      const player = { element, does };
      this.#players.add(player);
      return () => void this.#players.delete(player);
    };

  /** Whether keys of this place are played now. */
  plays(where: Where): boolean {
    return KEY_NAMES.some((name) => KEYS[name].where === where && this.isPlayed(name));
  }

  /** Whether this one does anything now. */
  isPlayed(name: KeyName): boolean {
    return [...this.#players].some(({ does }) => does()[name] !== undefined);
  }

  readonly press = (event: KeyboardEvent): void => {
    const pressed = pressedIn(event);
    if (isCharacter(pressed) && !this.#takesCharacter(event.target)) return;
    const below = sheetIsOpen();
    for (const name of KEY_NAMES) {
      const which = whichOf(name, pressed);
      if (which < 0 || (below && isBelow(name))) continue;
      if (isUsed(pressed, event.target)) return;
      const players = this.#playersOf(name, event.target, isCharacter(pressed));
      if (players.length === 0) continue;
      // Keys of the whole window may lead away from the page, and no field would be left before.
      if (KEYS[name].where === "everywhere") finishWriting();
      if (!players.some(({ does }) => does()[name]?.(which) !== false)) continue;
      event.preventDefault();
      return;
    }
  };

  /** Whoever speaks to the computer, or touches a key by mistake, must not decide anything from elsewhere. */
  #takesCharacter(target: EventTarget | null): boolean {
    const where = settings.current.characterKeys;
    return where === "everywhere" || (where === "table" && this.#isAtTable(target));
  }

  /** Whether a place with keys of its own has the focus: a board, a table, a lesson, a tile that is drawn. */
  #isAtTable(target: EventTarget | null): boolean {
    const at = target instanceof Node ? target : null;
    return [...this.#players].some(
      (player) => reaches(player, at) && KEY_NAMES.some((name) => playsAtPlace(name, player)),
    );
  }

  /** The keys of the place that has the focus: those that do something there now. */
  here(): KeyName[] {
    const at = document.activeElement;
    const players = [...this.#players].filter((player) => reaches(player, at));
    return KEY_NAMES.filter((name) => players.some((player) => playsAtPlace(name, player)));
  }

  /** Those that may do it, the nearest first: one that has no use for it now leaves it to the next. */
  #playersOf(name: KeyName, target: EventTarget | null, character: boolean): Player[] {
    const all = [...this.#players].filter(({ does }) => does()[name] !== undefined);
    const at = target instanceof Node ? target : null;
    const around = innermost(all.filter(({ element }) => element.contains(at)));
    const beside = all.filter(({ element }) => element.closest(TOGETHER)?.contains(at) === true);
    if (around.length + beside.length > 0) return [...new Set([...around, ...beside])];
    if (character && isPressed(target)) return [];
    // Nothing has the focus, or something that cannot be pressed.
    const inmost = innermost(all);
    const tables = new Set(inmost.map(({ element }) => element.closest(TOGETHER) ?? element));
    return tables.size === 1 ? inmost : [];
  }
}

const reaches = ({ element }: Player, at: Node | null): boolean =>
  element.contains(at) || element.closest(TOGETHER)?.contains(at) === true;

/** Whether a player does this at a place, and not in the whole window. */
const playsAtPlace = (name: KeyName, { does }: Player): boolean =>
  isOfPlace(name) && does()[name] !== undefined;

/** Those in which no other is: a page comes before the window around it. */
const innermost = (players: readonly Player[]): Player[] =>
  players.filter(({ element }) =>
    players.every((other) => other.element === element || !element.contains(other.element)),
  );

/** Controls need some keys for themselves. */
const isUsed = (pressed: string, target: EventTarget | null): boolean => {
  if (pressed.startsWith("Alt+")) return false;
  if (pressed === "Enter" || pressed === "Space") return isPressed(target);
  return pressed.includes("Arrow") ? usesArrows(target) : isWritten(pressed) && writesText(target);
};

export const keyboard = new Keyboard();
