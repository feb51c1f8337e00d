// That somebody wants to look something up, from wherever they are.
import { router } from "./router.svelte";

class SearchFocus {
  /** True until the field for it has the keyboard. */
  wanted = $state(false);

  /** The book stays open where it is. */
  begin(): void {
    this.wanted = true;
    if (router.screen !== "rulebook") router.open("rulebook");
  }
}

export const searching = new SearchFocus();
