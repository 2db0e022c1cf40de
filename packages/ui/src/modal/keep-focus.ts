import type { KeyboardEvent } from "react";
import { rootOf } from "./focus-return.ts";

/*
 * Radix asks the script's own document for the focused element. For a panel in a shadow root or a frame that is the
 * host, so focus would neither begin at the first control nor stay in the panel. Where Radix does move focus, it doesn't
 * scroll to it.
 */

const CONTROLS =
  "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]:not([tabindex^='-'])";

const controlsOf = (panel: Element): HTMLElement[] =>
  [...panel.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => control.checkVisibility());

/** Focuses the first control that isn't a link, as Radix does in its own document. */
export function focusFirst(event: Event): void {
  const panel = event.currentTarget as Element;
  const isElsewhere = rootOf(panel) !== document;
  const first = isElsewhere && controlsOf(panel).find((control) => !control.matches("a"));
  if (!first) return;
  event.preventDefault();
  first.focus();
}

/** Moves focus from the last control to the first, and back. */
export function keepTabInside(event: KeyboardEvent<Element>): void {
  const panel = event.currentTarget;
  if (event.key !== "Tab") return;
  const controls = controlsOf(panel);
  const [edge, other] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
  if (rootOf(panel).activeElement !== edge) return;
  event.preventDefault();
  other?.focus();
}
