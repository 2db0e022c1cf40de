import { opensElsewhere } from "@voxlog/ui/opens-elsewhere";
import { basename } from "../environment.ts";

/** Presses that wait for the app. */
export type HeldPresses = {
  /** Whether there are any. */
  any(): boolean;
  /** Carries them out, and holds no more. */
  release(): void;
};

/** What the app answers; other links lead away and need nothing of it. */
const ANSWERED = `button, a[href^="${basename}"]`;

/** Keeps the presses on a screen that the app has not taken over yet. */
export function holdPresses(root: HTMLElement): HeldPresses {
  const answered = () => [...root.querySelectorAll<HTMLElement>(ANSWERED)];
  /** By place, as the app may put its own in the place of what was pressed. A second press is impatience. */
  const held = new Set<number>();

  function hold(event: MouseEvent): void {
    const pressed = event.target instanceof Element && event.target.closest<HTMLElement>(ANSWERED);
    if (!pressed || opensElsewhere(event)) return;
    event.preventDefault();
    held.add(answered().indexOf(pressed));
    pressed.ariaBusy = "true";
  }
  root.addEventListener("click", hold);
  return {
    any: () => held.size > 0,
    release() {
      root.removeEventListener("click", hold);
      const all = answered();
      for (const place of held) {
        const pressed = all[place];
        if (!pressed) continue;
        pressed.ariaBusy = null;
        pressed.click();
      }
    },
  };
}
