// That somebody wants to take the exam of a course, from wherever they are. Knows no question.
import { router } from "./router.svelte";

class Examining {
  /** The course; null as long as nobody wants to. */
  wanted = $state.raw<string | null>(null);

  take(course: string): void {
    this.wanted = course;
    router.open("practice");
  }
}

export const examining = new Examining();
