import { type AriaAttributes, createElement, type ReactElement, type Ref } from "react";

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

/** How a case differs from the usual one of a component. */
type Difference = Omit<Case, "entry" | "name" | "element">;

/**
 * Returns the case of a component with these props, or one case for each value of a prop in `looks`.
 *
 * @param name added to the component's, if it has several cases.
 */
export function casesOf<Props extends object>(
  entry: string,
  Component: (props: Props) => ReactElement,
  props: NoInfer<Props>,
  {
    name,
    looks = {},
    ...difference
  }: Difference & { name?: string; looks?: { [Name in keyof Props]?: readonly Props[Name][] } } = {},
): Case[] {
  const usual = [entry, name].filter(Boolean).join(" ");
  const element = (extra: Extra, look = {}) => createElement(Component, { ...props, ...look, ...extra });
  const all = Object.entries<readonly unknown[] | undefined>(looks).flatMap(([prop, values = []]) =>
    values.map((value) => ({
      ...difference,
      entry,
      name: `${usual}, ${prop} ${value}`,
      element: (extra: Extra) => element(extra, { [prop]: value }),
    })),
  );
  return all.length > 0 ? all : [{ ...difference, entry, name: usual, element: (extra) => element(extra) }];
}
