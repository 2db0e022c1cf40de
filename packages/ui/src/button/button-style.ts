/** What a press means to the visitor; `inverse` is the main action on a brand-coloured ground. */
export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger" | "inverse";

/** Height of the control: 36, 44 and 52 px. */
export type ButtonSize = "sm" | "md" | "lg";

/** Shape and states that every pressable control has. */
export const pressable =
  "inline-flex max-w-full shrink-0 items-center justify-center select-none text-center text-balance font-medium " +
  "transition-[background-color,border-color,box-shadow,color,scale] active:scale-98 " +
  // Grounds and shadows are gone there: a line says where the control is.
  "forced-colors:border " +
  "disabled:pointer-events-none disabled:opacity-50 aria-disabled:active:scale-100";

/** Colours by variant. */
export const variantClass: Record<ButtonVariant, string> = {
  primary: "bg-accent text-on-accent shadow-control hover:bg-accent-hover",
  secondary: "border border-border bg-control text-text shadow-xs hover:bg-control-hover",
  ghost: "text-current hover:bg-current/8",
  danger: "bg-danger-fill text-on-danger shadow-control hover:bg-danger-fill-hover",
  inverse: "bg-neutral-0 text-purple-700 shadow-control hover:bg-purple-100",
};
