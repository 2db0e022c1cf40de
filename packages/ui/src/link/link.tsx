import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { Slot } from "../slot.tsx";

const lookClass = {
  inline: "kit:underline",
  accent: "kit:text-accent-text kit:underline",
  standalone:
    "kit:inline-flex kit:min-h-11 kit:items-center kit:gap-2 kit:font-medium kit:text-accent-text kit:hover:underline",
};

export type LinkProps = ComponentProps<"a"> & {
  /**
   * Words of a sentence in the sentence's color, or set off by the accent's, or a link on a line of its own, whose click
   * area is as high as a finger.
   * @default "inline"
   */
  look?: keyof typeof lookClass;
  /**
   * Whether all of the nearest `relative` element around it can be clicked.
   * @default false
   */
  stretched?: boolean;
  /**
   * Dresses the one child, a router's link, and renders no element of its own.
   * @default false
   */
  asChild?: boolean;
};

/** A link to somewhere else. What does something is a button, and what looks like one a `<Button asChild>`. */
export function Link({
  look = "inline",
  stretched = false,
  asChild = false,
  className,
  ...props
}: LinkProps) {
  const Element = asChild ? Slot : "a";
  return (
    <Element
      {...props}
      className={classNames(
        "kit:rounded-sm kit:underline-offset-4",
        lookClass[look],
        stretched && "kit:after:absolute kit:after:inset-0",
        className,
      )}
    />
  );
}
