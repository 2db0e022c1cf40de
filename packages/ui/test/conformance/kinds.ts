import type { AriaAttributes, ReactElement, Ref } from "react";

/** The only text passed to components. */
export const WORD = "Lorem";

/** Props that a component passes on. */
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
  /** Whether it is in a server's HTML; overlays aren't. */
  onServer?: boolean;
  /** Whether one of its own elements gets ref, class name and extra props. */
  passesOn?: boolean;
  /** Whether server components can use it: they can't pass it functions. */
  inServerComponents?: boolean;
};
