// What players and expansions are called in statistics.
import type { PlayedWith, TablePlayer } from "../../ipc";
import { catalog } from "../../state/catalog.svelte";
import { t } from "../../state/language.svelte";

export const playerName = (player: TablePlayer): string =>
  player.is === "bot"
    ? t().bots.seated(t().bots.named(player.bot))
    : player.name || t().statistics.unnamed;

const expansionName = (expansion: string): string =>
  catalog.current?.expansions.find(({ id }) => id === expansion)?.name ?? expansion;

export const playedWithName = (chosen: PlayedWith): string =>
  chosen.is === "alone"
    ? t().statistics.alone(expansionName("base"))
    : expansionName(chosen.expansion);
