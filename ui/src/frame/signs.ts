// The sign that stands for each screen wherever it is named.
import type { IconName } from "../parts/icons";
import type { ScreenName } from "../state/router.svelte";

export const signs: Record<ScreenName, IconName> = {
  home: "gate",
  learn: "book",
  play: "tiles",
  build: "dividers",
  campaigns: "way",
  rulebook: "volume",
  practice: "cards",
  settings: "lantern",
};
