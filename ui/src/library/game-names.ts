// What a game and its mix are called in lists.
import type { GameOrigin, GameSummary } from "../ipc";
import { catalog } from "../state/catalog.svelte";
import { t } from "../state/language.svelte";

/** Rust refuses a longer one. */
export const LONGEST_NAME = 60;

/** A mix without a name is called after the expansions on the table. */
export const mixName = ({ mix, expansions }: Pick<GameSummary, "mix" | "expansions">): string => {
  const words = t().play;
  const known = catalog.current?.mixes.find(({ id }) => id === mix)?.name;
  const names = (catalog.current?.expansions ?? []).flatMap(({ id, name }) =>
    (expansions as readonly string[]).includes(id) ? name : [],
  );
  return known ?? (names.length > 0 ? words.withExpansions(names) : words.ownTiles);
};

type NamedGame = Pick<GameOrigin, "name" | "mix" | "expansions"> &
  Partial<Pick<GameOrigin, "trial">>;

/** A game without a name is called after its tiles, and a trial is called one. */
export const gameName = (game: NamedGame): string => {
  const own = game.name ?? mixName(game);
  return game.name === null && game.trial === true ? t().play.trial(own) : own;
};
