import { Slot } from "@radix-ui/react-slot";
import type { ComponentProps, MouseEvent } from "react";
import { classNames } from "../class-names.ts";

/** What a click means to the visitor; `inverse` is the main action on a brand-colored ground. */
export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger" | "inverse";

/** Height of the control: 36, 44 and 52 px. */
export type ButtonSize = "sm" | "md" | "lg";

/** Shape and states that every clickable control has. */
export const clickable =
  "inline-flex max-w-full shrink-0 items-center justify-center select-none text-center text-balance font-medium " +
  "transition-[background-color,border-color,box-shadow,color,scale] active:scale-98 " +
  // Grounds and shadows are gone there: a line says where the control is.
  "forced-colors:border " +
  // Paper can't be clicked.
  "print:hidden " +
  "disabled:pointer-events-none disabled:opacity-50 aria-disabled:active:scale-100";

/** Colors by variant. */
export const variantClass: Record<ButtonVariant, string> = {
  primary: "bg-accent text-on-accent shadow-control hover:bg-accent-hover",
  danger: "bg-danger-fill text-on-danger shadow-control hover:bg-danger-fill-hover",
  secondary: "border bg-control kit:text-text shadow-xs hover:bg-control-hover",
  ghost: "hover:bg-current/8",
  inverse: "bg-neutral-0 text-brand-700 shadow-control hover:bg-brand-100",
};

const sizeClass: Record<ButtonSize, string> = {
  sm: "min-h-9 gap-1.5 rounded-md px-3.5 py-1 text-sm",
  md: "min-h-11 gap-2 rounded-md px-5 py-1.5 text-base",
  lg: "min-h-13 gap-2 rounded-lg px-7 py-2 text-lg",
};

export type ButtonProps = ComponentProps<"button"> & {
  /** @default "primary" */
  variant?: ButtonVariant;
  /** @default "md" */
  size?: ButtonSize;
  /**
   * Under way: a spinner covers the label, clicks do nothing, and focus and width stay. For client components; a link
   * is never pending.
   * @default false
   */
  pending?: boolean;
  /**
   * Dresses the one child, a link, as a button and renders no button of its own.
   * @default false
   */
  asChild?: boolean;
};

/** An action. It is of type `button` unless a form asks for `submit`. */
export function Button({
  variant = "primary",
  size = "md",
  pending = false,
  asChild = false,
  className,
  children,
  ...props
}: ButtonProps) {
  const look = classNames("relative", clickable, variantClass[variant], sizeClass[size], className);
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
      <span className={classNames("inline-flex min-w-0 items-center gap-[inherit]", pending && "opacity-0")}>
        {children}
      </span>
      {pending && (
        // Where borders have one color, a gap shows that it turns.
        <span className="absolute size-4.5 animate-spin rounded-full border-2 border-current/25 border-t-current forced-colors:border-b-0" />
      )}
    </button>
  );
}

/** `disabled` would drop focus; a swallowed click also stops the submission it stands for. */
function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
