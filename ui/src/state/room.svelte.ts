// What the window has room for, now.
import { letterSize, windowRoomFor, type WindowRoom } from "./letter";

class RoomState {
  now = $state<WindowRoom>("roomy");

  /** Once the page wears its letters; a query of its style sheets would know only pixels. */
  measure(root: HTMLElement, width: number): void {
    this.now = windowRoomFor(width, letterSize());
    root.dataset.room = this.now;
  }
}

export const room = new RoomState();
