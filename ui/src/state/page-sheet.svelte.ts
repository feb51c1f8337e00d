// A sheet that somebody wants laid over the page, and what is to stand on it. It goes away with its page; it knows neither.
import { router } from "./router.svelte";

export class PageSheet<Content> {
  /** Null as long as nobody asks. */
  content = $state.raw<Content | null>(null);

  show(content: Content): void {
    this.content = content;
    router.leaving.add(this.close);
  }

  readonly close = (): void => {
    this.content = null;
    router.leaving.delete(this.close);
  };
}
