import { Slot } from "@radix-ui/react-slot";
import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";

export type CardProps = ComponentProps<"div"> & {
  /**
   * Dresses the one child (an article, a list item, a link) and renders no element of its own.
   * @default false
   */
  asChild?: boolean;
};

/** A raised panel that holds one thing. */
export function Card({ asChild = false, className, ...props }: CardProps) {
  const Element = asChild ? Slot : "div";
  return (
    <Element
      {...props}
      className={classNames(
        "rounded-xl border kit:border-border kit:bg-surface-raised kit:p-6 shadow-sm",
        className,
      )}
    />
  );
}
