import { opensElsewhere } from "@voxlog/ui/opens-elsewhere";
import { basename } from "../environment.ts";

/** What the app answers; other links lead away and need nothing of it. */
const ANSWERED = `button, a[href^="${basename}"]`;

/**
 * Keeps the presses on a screen that the app has not taken over yet.
 *
 * @returns what ends that, and carries them out.
 */
export function holdPresses(root: HTMLElement): () => void {
  /** In order; a second press on the same thing is impatience. */
  const held = new Set<HTMLElement>();

  function hold(event: MouseEvent): void {
    const pressed = event.target instanceof Element && event.target.closest<HTMLElement>(ANSWERED);
    if (!pressed || opensElsewhere(event)) return;
    event.preventDefault();
    held.add(pressed);
    pressed.ariaBusy = "true";
  }
  root.addEventListener("click", hold);
  return () => {
    root.removeEventListener("click", hold);
    for (const pressed of held) {
      pressed.ariaBusy = null;
      pressed.click();
    }
  };
}
