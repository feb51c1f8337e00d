// What a test has on its page: what jsdom lacks of a browser, and nothing that the test before it drew.
import { afterEach } from "vitest";

if ("window" in globalThis) {
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  const matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
  Object.assign(window, { matchMedia, ResizeObserver: Observer, IntersectionObserver: Observer });
  Element.prototype.scrollIntoView = () => {};

  const { cleanup } = await import("@testing-library/svelte");
  afterEach(cleanup);
}
