// What a game and its mix are called in lists. Knows no component.
import type { GameSummary } from "../../ipc";
import { catalog } from "../../state/catalog.svelte";
import { t } from "../../state/language.svelte";

/** Rust refuses a longer one. */
export const LONGEST_NAME = 60;

export const mixName = (id: string | null): string =>
  catalog.current?.mixes.find((mix) => mix.id === id)?.name ?? t().play.ownTiles;

/** A game without a name is called after its tiles. */
export const gameName = ({ name, mix }: Pick<GameSummary, "name" | "mix">): string =>
  name ?? mixName(mix);
