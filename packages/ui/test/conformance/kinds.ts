import type { AriaAttributes, ReactElement, Ref } from "react";

/** The one word that is passed for every text. */
export const WORD = "Lorem";

/** What a component passes on. */
export type Extra = Pick<AriaAttributes, "aria-describedby" | "aria-invalid"> & {
  ref?: Ref<never>;
  className?: string;
  "data-extra"?: string;
};

/** A component in one of its looks. */
export type Case = {
  /** The component's entry in package.json. */
  entry: string;
  name: string;
  element: (extra: Extra) => ReactElement;
  /** Whether it is in a server's HTML; what opens over the page is not. */
  onServer?: boolean;
  /** Whether it has an element of its own that takes ref, class name and extra props. */
  passesOn?: boolean;
  /** Whether a server component can use it, if its entry isn't a client module. */
  inServerComponents?: boolean;
};

/** How a component is used, each as a test. What has no state, or takes no focus, says so. */
export type Use = {
  /** The keys of its ARIA pattern (https://www.w3.org/WAI/ARIA/apg/patterns/), by the keyboard alone. */
  keyboard: "takes no focus" | (() => Promise<void>);
  /** Keeps its own state; the kit leaves the state of panels and choices to their owner. */
  uncontrolled?: () => Promise<void>;
  /** Shows what its owner says, whatever the visitor does, and tells the owner. */
  controlled?: () => Promise<void>;
};
