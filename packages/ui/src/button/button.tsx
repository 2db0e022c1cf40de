import type { ComponentProps, MouseEvent } from "react";
import { classNames } from "../class-names.ts";
import { Slot } from "../slot.tsx";

/** Importance of the action; `inverse` is the main action on a brand-colored background. */
export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger" | "inverse";

/** Height of the control: 36, 44 and 52 px. */
export type ButtonSize = "sm" | "md" | "lg";

/** Shape and states of every clickable control. */
export const clickable =
  "kit:inline-flex kit:max-w-full kit:shrink-0 kit:items-center kit:justify-center kit:select-none kit:text-center kit:text-balance kit:font-medium " +
  "kit:transition-[background-color,border-color,box-shadow,color,scale] kit:active:scale-98 " +
  // Forced colors remove backgrounds and shadows, so a line marks the control.
  "kit:forced-colors:border " +
  "kit:print:hidden " +
  "kit:disabled:pointer-events-none kit:disabled:opacity-50 kit:aria-disabled:active:scale-100";

export const variantClass: Record<ButtonVariant, string> = {
  primary: "kit:bg-accent kit:text-on-accent kit:shadow-control kit:hover:bg-accent-hover",
  danger: "kit:bg-danger-fill kit:text-on-danger kit:shadow-control kit:hover:bg-danger-fill-hover",
  secondary: "kit:border kit:bg-control kit:text-text kit:shadow-xs kit:hover:bg-control-hover",
  ghost: "kit:hover:bg-current/8",
  inverse: "kit:bg-neutral-0 kit:text-brand-700 kit:shadow-control kit:hover:bg-brand-100",
};

const sizeClass: Record<ButtonSize, string> = {
  sm: "kit:min-h-9 kit:gap-1.5 kit:rounded-md kit:px-3.5 kit:py-1 kit:text-sm",
  md: "kit:min-h-11 kit:gap-2 kit:rounded-md kit:px-5 kit:py-1.5 kit:text-base",
  lg: "kit:min-h-13 kit:gap-2 kit:rounded-lg kit:px-7 kit:py-2 kit:text-lg",
};

export type ButtonProps = ComponentProps<"button"> & {
  /** @default "primary" */
  variant?: ButtonVariant;
  /** @default "md" */
  size?: ButtonSize;
  /**
   * In progress: a spinner covers the label, clicks do nothing, and focus and width stay. For client components; a link
   * is never pending.
   *
   * @default false
   */
  pending?: boolean;
  /**
   * Renders the one child, a link, as a button.
   *
   * @default false
   */
  asChild?: boolean;
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
  const look = classNames("kit:relative", clickable, variantClass[variant], sizeClass[size], className);
  if (asChild) {
    return (
      <Slot className={look} {...props}>
        {children}
      </Slot>
    );
  }
  return (
    <button
      type="button"
      {...props}
      {...(pending && { "aria-disabled": true, "aria-busy": true, "data-pending": "", onClick: swallow })}
      className={look}
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
