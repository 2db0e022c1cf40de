import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { Slot } from "../slot.tsx";

const variantClass = {
  inline: "kit:underline",
  accent: "kit:text-accent-text kit:underline",
  standalone:
    "kit:inline-flex kit:min-h-11 kit:items-center kit:gap-2 kit:font-medium kit:text-accent-text kit:hover:underline",
};

export type LinkProps = ComponentProps<"a"> & {
  /**
   * Part of a sentence in the sentence's or the accent color, or on its own line with a click area as high as a finger.
   *
   * @default "inline"
   */
  variant?: keyof typeof variantClass | undefined;
  /**
   * Whether the entire nearest `relative` ancestor or table row is clickable.
   *
   * @default false
   */
  stretched?: boolean | undefined;
  /**
   * Renders the one child, a router's link.
   *
   * @default false
   */
  asChild?: boolean | undefined;
};

/** A link. Use a button for actions, and `<Button asChild>` for links that look like one. */
export function Link({
  variant = "inline",
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
        variantClass[variant],
        stretched && "kit:after:absolute kit:after:inset-0",
        className,
      )}
    />
  );
}
