// Which page is open, kept in the address so that back, forward and reload work.
import {
  addressOf,
  addressOfDocument,
  addressOfGame,
  addressOfTrial,
  pageAt,
  screenOf,
  type DrawingPlace,
  type OpenPage,
  type ScreenName,
} from "./addresses";

export * from "./addresses";

/** Later than any number that an entry of the history has from before a reload. */
let visits = Date.now();

/** Each entry of the history has a number of its own, by which it is known again on the way back. */
const visitHere = (): number => {
  const state: unknown = history.state;
  if (typeof state === "number") return state;
  visits += 1;
  history.replaceState(visits, "");
  return visits;
};

class Router {
  page = $state.raw<OpenPage>({ is: "home" });
  readonly screen = $derived(screenOf(this.page));
  /** The game that is open; null where none is. */
  readonly game = $derived(this.page.is === "game" ? this.page.game : null);
  /** True while a question of practice is open; no address leads to one. */
  asked = $state(false);
  /** Which entry of the history is open. */
  visit = 0;
  /** What is done where the screen that is open is asked for again: it has a first page of its own. */
  readonly again = new Set<() => void>();
  /** What is done while the page that is left still stands. */
  readonly leaving = new Set<() => void>();

  /** Follows the window's address until the returned function is called. */
  follow(): () => void {
    const read = () => {
      this.#leave();
      this.visit = visitHere();
      this.page = pageAt(location.hash);
    };
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }

  open(screen: ScreenName): void {
    this.askAgain(screen);
    location.hash = addressOf(screen);
  }

  /** For a link, which changes no address that is open already. */
  askAgain(screen: ScreenName): void {
    if (this.screen === screen) for (const again of this.again) again();
  }

  /** In place of an address that leads nowhere: back must not lead there again. */
  instead(screen: ScreenName): void {
    location.replace(addressOf(screen));
  }

  /** At once: whoever shows a game must find its address in place. */
  openGame(id: number, drawing?: DrawingPlace): void {
    const address = drawing ? addressOfTrial(id, drawing) : addressOfGame(id);
    this.#leave();
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

  #leave(): void {
    for (const leave of this.leaving) leave();
  }
}

export const router = new Router();
