// Who does what when a key is pressed: the board or table that has the focus, or the only one there
// is. What stands together is asked in turn.
import { SvelteSet } from "svelte/reactivity";
import type { Attachment } from "svelte/attachments";
import { isPressed, sheetIsOpen, usesArrows, writesText } from "./controls";
import {
  isBelow,
  isWritten,
  KEY_NAMES,
  KEYS,
  pressedIn,
  whichOf,
  type KeyName,
  type Where,
} from "./keys";
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
    const below = sheetIsOpen();
    for (const name of KEY_NAMES) {
      const which = whichOf(name, pressed);
      if (which < 0 || (below && isBelow(name))) continue;
      if (isUsed(pressed, event.target)) return;
      const players = this.#playersOf(name, event.target);
      if (players.length === 0) continue;
      // Keys of the whole window may lead away from the page, and no field would be left before.
      if (KEYS[name].where === "everywhere") finishWriting();
      if (!players.some(({ does }) => does()[name]?.(which) !== false)) continue;
      event.preventDefault();
      return;
    }
  };

  /** Those that may do it, the nearest first: one that has no use for it now leaves it to the next. */
  #playersOf(name: KeyName, target: EventTarget | null): Player[] {
    const all = [...this.#players].filter(({ does }) => does()[name] !== undefined);
    const at = target instanceof Node ? target : null;
    const around = innermost(all.filter(({ element }) => element.contains(at)));
    const beside = all.filter(({ element }) => element.closest(TOGETHER)?.contains(at) === true);
    if (around.length + beside.length > 0) return [...new Set([...around, ...beside])];
    // Nothing has the focus, as where what was pressed is gone.
    const inmost = innermost(all);
    const tables = new Set(inmost.map(({ element }) => element.closest(TOGETHER) ?? element));
    return tables.size === 1 ? inmost : [];
  }
}

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
