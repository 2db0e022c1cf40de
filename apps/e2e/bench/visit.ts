/** One thing that a visitor does on a page, and the sign that it has happened. */
export type Interaction = {
  name: string;
  /** Selector of what is pressed, or typed into. */
  at: string;
  /** The key pressed there; without it, it is clicked or tapped. */
  key?: string;
  /** Selector of what shows its effect, and of nothing before. */
  effect: string;
  /** Whether that is the content of another address: the goal is that of a route change then. */
  isRoute?: boolean;
};

/** What a visitor does on one page, in this order, from the moment it was loaded: so each is its first time. */
export type Visit = {
  path: string;
  /** Selector of what tells that the page takes input, where it waits for a first sign of the visitor. */
  ready?: string;
  /** Whether it is a phone, which knows of a press only when it comes. */
  phone?: boolean;
  interactions: readonly Interaction[];
};

/** A dialog that is open. */
export const dialog = '[role="dialog"][data-state="open"]';

/** The page when nothing of that selector is in it. */
export const without = (selector: string) => `body:not(:has(${selector}))`;
