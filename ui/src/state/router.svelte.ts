// Which screen is open, kept in the address so that back, forward and reload work. Knows no screen's content.

export const screenNames = [
  "home",
  "learn",
  "play",
  "build",
  "campaigns",
  "rulebook",
  "practice",
  "settings",
] as const;

export type ScreenName = (typeof screenNames)[number];

export const addressOf = (screen: ScreenName): string => (screen === "home" ? "#/" : `#/${screen}`);

export const addressOfGame = (id: number): string => `#/play/${id}`;

/** The open game, when the address names one. */
export const gameAt = (address: string): number | null => {
  const id = /^#\/play\/(\d{1,15})$/.exec(address)?.[1];
  return id === undefined ? null : Number(id);
};

/** An address nobody knows leads home. */
export const screenAt = (address: string): ScreenName => {
  if (gameAt(address) !== null) return "play";
  const name = address.replace(/^#\/?/, "");
  return screenNames.find((screen) => screen === name) ?? "home";
};

class Router {
  screen = $state<ScreenName>("home");
  /** The game that is open on the screen Play; null for its list. */
  game = $state<number | null>(null);

  /** Follows the window's address until the returned function is called. */
  follow(): () => void {
    const read = () => {
      this.screen = screenAt(location.hash);
      this.game = gameAt(location.hash);
    };
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }

  open(screen: ScreenName): void {
    location.hash = addressOf(screen);
  }

  /** At once: whoever shows a game must find its address in place. */
  openGame(id: number): void {
    this.screen = "play";
    this.game = id;
    location.hash = addressOfGame(id);
  }

  back(): void {
    history.back();
  }

  forward(): void {
    history.forward();
  }
}

export const router = new Router();
