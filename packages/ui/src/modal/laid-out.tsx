import { useInsertionEffect } from "react";

/** Marks a part that is laid out although it is out of sight, and keeps it from eyes, focus and screen readers. */
export const laidOutClass = "data-laid-out:invisible";

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
      for (const part of document.querySelectorAll<HTMLElement>(`[data-laid-out="${CSS.escape(id)}"]`)) {
        part.style.removeProperty("display");
      }
    });
  });
  return null;
}
