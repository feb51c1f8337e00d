// Which page is open, kept in the address so that back, forward and reload work.
import {
  addressOf,
  addressOfDocument,
  addressOfGame,
  addressOfRecording,
  addressOfTrial,
  pageAt,
  screenOf,
  type DrawingPlace,
  type RecordingPlace,
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
    const read = () => this.#read();
    this.#show(visitHere());
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }

  /** At once: what is said or shown after it belongs to the page that opens. */
  go(address: string): void {
    location.hash = address;
    this.#read();
  }

  open(screen: ScreenName): void {
    this.askAgain(screen);
    this.go(addressOf(screen));
  }

  /** For a link, which changes no address that is open already. */
  askAgain(screen: ScreenName): void {
    if (this.screen === screen) for (const again of this.again) again();
  }

  /** In place of an address that leads nowhere: back must not lead there again. */
  instead(screen: ScreenName): void {
    location.replace(addressOf(screen));
  }

  openGame(id: number, drawing?: DrawingPlace): void {
    this.go(drawing ? addressOfTrial(id, drawing) : addressOfGame(id));
  }

  openRecording(game: number, recording: RecordingPlace): void {
    this.go(addressOfRecording(game, recording));
  }

  openDocument(id: number, tile?: string): void {
    this.go(addressOfDocument(id, tile));
  }

  back(): void {
    history.back();
  }

  forward(): void {
    history.forward();
  }

  /** An address that was read already is not left again. */
  #read(): void {
    const visit = visitHere();
    if (visit !== this.visit) this.#show(visit);
  }

  #show(visit: number): void {
    for (const leave of this.leaving) leave();
    this.visit = visit;
    this.page = pageAt(location.hash);
  }
}

export const router = new Router();
