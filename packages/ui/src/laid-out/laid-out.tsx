import { useInsertionEffect } from "react";
import { classNames } from "../class-names.ts";

/**
 * Keeps a part that is laid out, until its state is open, from eyes and fingers, and what is in it from focus and screen
 * readers as well. Not by what elements inherit, such as visibility: all of them would have to follow it in the frame
 * that shows them.
 */
export const laidOutClass = classNames(
  "data-laid-out:not-data-[state=open]:[clip-path:inset(50%)]",
  "data-laid-out:not-data-[state=open]:[content-visibility:hidden]",
  "not-supports-[content-visibility:hidden]:data-laid-out:not-data-[state=open]:hidden",
);

/**
 * Lays out, within an Activity that hides them, the parts with its id in `data-laid-out`. React takes what is hidden
 * out of the layout; a press that shows it would have to wait for all of its styles and places.
 *
 * An insertion effect, since no other runs within a hidden Activity; and after it, since React hides what it has changed
 * at the end of the same commit. What it hides later on, for a change within a part, only costs the time again.
 */
export function LaidOut({ id }: { id: string }) {
  useInsertionEffect(() => {
    queueMicrotask(() => {
      for (const part of laidOutParts(id)) part.style.removeProperty("display");
    });
    // Browsers leave hidden content alone until it is measured, and keep what they found out.
    requestAnimationFrame(() => {
      for (const part of laidOutParts(id)) part.firstElementChild?.getBoundingClientRect();
    });
  });
  return null;
}

/** The parts with that id, in the order of the document. */
export function laidOutParts(id: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-laid-out="${CSS.escape(id)}"]`)];
}
