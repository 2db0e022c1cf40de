import type { ComponentProps } from "react";
import { clickable, variantClass } from "../button/button-class.ts";
import { classNames } from "../class-names.ts";

const sizeClass = { sm: "kit:size-9", md: "kit:size-11" };

export type IconButtonProps = ComponentProps<"button"> & {
  /** The action's name, since an icon has none. */
  "aria-label": string;
  /** @default "ghost" */
  variant?: "ghost" | "primary" | undefined;
  /**
   * 36 or 44 px square.
   *
   * @default "md"
   */
  size?: keyof typeof sizeClass | undefined;
};

/** An action shown only by an icon. */
export function IconButton({ variant = "ghost", size = "md", className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={classNames(clickable, variantClass[variant], sizeClass[size], "kit:rounded-md", className)}
    />
  );
}
