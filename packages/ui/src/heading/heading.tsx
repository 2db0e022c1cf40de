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

/** Default sizes. */
const sizeOfLevel = { 1: "display-sm", 2: "xl", 3: "lg", 4: "base" } as const;

export type HeadingProps = ComponentProps<"h2"> & {
  /** Level in the page's outline, 1 being the page's own. Don't skip levels. */
  level: keyof typeof sizeOfLevel;
  /** @default by the level */
  size?: keyof typeof sizeClass | undefined;
};

/** A heading. The page's own (level 1) is focusable by script, so that screen readers announce the page. */
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
