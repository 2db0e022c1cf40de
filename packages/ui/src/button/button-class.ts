/** Importance of the action; `inverse` is the main action on a brand-colored background. */
export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger" | "inverse";

/** Shape and states of every clickable control. */
export const clickable =
  "kit:inline-flex kit:max-w-full kit:shrink-0 kit:[&_svg]:shrink-0 kit:items-center kit:justify-center kit:select-none kit:text-center kit:text-balance kit:font-medium " +
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
