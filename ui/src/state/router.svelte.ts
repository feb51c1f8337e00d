// Which page is open, kept in the address so that back, forward and reload work. Knows no screen's content.
import {
  addressOf,
  addressOfDocument,
  addressOfGame,
  pageAt,
  screenOf,
  type OpenPage,
  type ScreenName,
} from "./addresses";

export * from "./addresses";

class Router {
  page = $state.raw<OpenPage>({ is: "home" });
  readonly screen = $derived(screenOf(this.page));
  /** The game that is open; null where none is. */
  readonly game = $derived(this.page.is === "game" ? this.page.game : null);
  /** True while a question of practice is open; no address leads to one. */
  asked = $state(false);

  /** Follows the window's address until the returned function is called. */
  follow(): () => void {
    const read = () => {
      this.page = pageAt(location.hash);
    };
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }

  open(screen: ScreenName): void {
    location.hash = addressOf(screen);
  }

  /** In place of an address that leads nowhere: back must not lead there again. */
  instead(screen: ScreenName): void {
    location.replace(addressOf(screen));
  }

  /** At once: whoever shows a game must find its address in place. */
  openGame(id: number): void {
    const address = addressOfGame(id);
    this.page = pageAt(address);
    location.hash = address;
  }

  openDocument(id: number, tile?: string): void {
    location.hash = addressOfDocument(id, tile);
  }

  back(): void {
    history.back();
  }

  forward(): void {
    history.forward();
  }
}

export const router = new Router();
