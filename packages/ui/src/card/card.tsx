import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { Slot } from "../slot.tsx";
import { cardClass } from "./card-class.ts";

export type CardProps = ComponentProps<"div"> & {
  /**
   * Renders the one child (an article, a list item, a link) as a card.
   *
   * @default false
   */
  asChild?: boolean | undefined;
};

/** A raised panel. */
export function Card({ asChild = false, className, ...props }: CardProps) {
  const Element = asChild ? Slot : "div";
  return <Element {...props} className={classNames(cardClass, "kit:p-6", className)} />;
}
