import type { ComponentProps, MouseEvent } from "react";
import { classNames } from "../class-names.ts";
import { Slot } from "../slot.tsx";
import { type ButtonVariant, clickable, variantClass } from "./button-class.ts";

export type { ButtonVariant };

/** Height of the control: 36, 44 and 52 px. */
export type ButtonSize = "sm" | "md" | "lg";

const sizeClass: Record<ButtonSize, string> = {
  sm: "kit:min-h-9 kit:gap-1.5 kit:rounded-md kit:px-3.5 kit:py-1 kit:text-sm",
  md: "kit:min-h-11 kit:gap-2 kit:rounded-md kit:px-5 kit:py-1.5 kit:text-base",
  lg: "kit:min-h-13 kit:gap-2 kit:rounded-lg kit:px-7 kit:py-2 kit:text-lg",
};

export type ButtonProps = ComponentProps<"button"> & {
  /** @default "primary" */
  variant?: ButtonVariant | undefined;
  /** @default "md" */
  size?: ButtonSize | undefined;
  /**
   * In progress: a spinner covers the label, clicks do nothing, and focus and width stay. For client components; a link
   * is never pending.
   *
   * @default false
   */
  pending?: boolean | undefined;
  /**
   * Renders the one child, a link, as a button.
   *
   * @default false
   */
  asChild?: boolean | undefined;
};

/** An action. Its type is `button` unless it is set to `submit`. */
export function Button({
  variant = "primary",
  size = "md",
  pending = false,
  asChild = false,
  className,
  children,
  ...props
}: ButtonProps) {
  const shown = classNames("kit:relative", clickable, variantClass[variant], sizeClass[size], className);
  if (asChild) {
    return (
      <Slot className={shown} {...props}>
        {children}
      </Slot>
    );
  }
  return (
    <button
      type="button"
      {...props}
      {...(pending && { "aria-disabled": true, "aria-busy": true, "data-pending": "", onClick: swallow })}
      className={shown}
    >
      <span
        className={classNames(
          "kit:inline-flex kit:min-w-0 kit:items-center kit:gap-[inherit]",
          pending && "kit:opacity-0",
        )}
      >
        {children}
      </span>
      {pending && (
        // If forced colors make borders one color, a gap shows the rotation.
        <span className="kit:absolute kit:size-4.5 kit:animate-spin kit:rounded-full kit:border-2 kit:border-current/25 kit:border-t-current kit:forced-colors:border-b-0" />
      )}
    </button>
  );
}

/** `disabled` would drop focus; canceling the click also cancels submission. */
function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
