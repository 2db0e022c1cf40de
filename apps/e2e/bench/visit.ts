/** An interaction on a page, and the sign of its effect. */
export type Interaction = {
  name: string;
  at: string;
  key?: string;
  effect: string;
  /** Whether it changes the address. The goal for route changes applies then. */
  isRoute?: boolean;
};

/** A sequence of interactions on a freshly loaded page, so that each is the first of its kind. */
export type Visit = {
  path: string;
  /** Selector that matches when the page accepts input, if it waits for a first sign of intent. */
  ready?: string;
  /** Whether to emulate a phone, where the first sign of intent is the tap itself. */
  phone?: boolean;
  interactions: readonly Interaction[];
};

/** An open dialog. */
export const dialog = '[role="dialog"][data-state="open"]';

/** Matches the page when nothing in it matches the selector. */
export const without = (selector: string) => `body:not(:has(${selector}))`;
