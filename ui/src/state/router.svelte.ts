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

/** An address nobody knows leads home. */
export const screenAt = (address: string): ScreenName => {
  const name = address.replace(/^#\/?/, "");
  return screenNames.find((screen) => screen === name) ?? "home";
};

class Router {
  screen = $state<ScreenName>("home");

  /** Follows the window's address until the returned function is called. */
  follow(): () => void {
    const read = () => (this.screen = screenAt(location.hash));
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }

  open(screen: ScreenName): void {
    location.hash = addressOf(screen);
  }

  back(): void {
    history.back();
  }

  forward(): void {
    history.forward();
  }
}

export const router = new Router();
