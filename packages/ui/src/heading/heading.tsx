import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";

const sizeClass = {
  base: "kit:text-base",
  lg: "kit:text-lg",
  xl: "kit:text-xl",
  "2xl": "kit:text-2xl",
  "display-sm": "kit:text-display-sm",
  "display-md": "kit:text-display-md",
  "display-lg": "kit:text-display-lg",
};

/** How large a heading is that does not say so. */
const sizeOfLevel = { 1: "display-sm", 2: "xl", 3: "lg", 4: "base" } as const;

export type HeadingProps = ComponentProps<"h2"> & {
  /** Where it stands among the page's headings, 1 being the page's own: no level is left out on the way down. */
  level: keyof typeof sizeOfLevel;
  /** How large it is, which the level does not have to say. @default by the level */
  size?: keyof typeof sizeClass;
};

/** A heading. That of the page (level 1) can be given focus by script, so that a screen reader says where it is. */
export function Heading({ level, size = sizeOfLevel[level], className, ...props }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      {...(level === 1 && { tabIndex: -1 })}
      {...props}
      className={classNames(sizeClass[size], level === 1 && "kit:outline-none", className)}
    />
  );
}
