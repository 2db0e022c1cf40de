import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";

const toneClass = {
  accent: "kit:bg-accent-soft kit:text-accent-text",
  neutral: "kit:bg-surface-hover kit:text-text-muted",
  brand: "kit:bg-brand kit:text-neutral-0",
};

const sizeClass = {
  sm: "kit:size-7 kit:text-[length:--spacing(3)]",
  md: "kit:size-10 kit:text-sm",
  lg: "kit:size-12 kit:text-base",
};

export type AvatarProps = ComponentProps<"span"> & {
  /** @default "accent" */
  tone?: keyof typeof toneClass | undefined;
  /** @default "md" */
  size?: keyof typeof sizeClass | undefined;
  /**
   * Round for a person, square for a company or a product.
   *
   * @default "round"
   */
  shape?: "round" | "square" | undefined;
};

/**
 * The `initials` of a person. Hidden from screen readers, since the name is next to it; if it isn't, set
 * `role="img"`, `aria-hidden={false}` and the name as `aria-label`.
 */
export function Avatar({ tone = "accent", size = "md", shape = "round", className, ...props }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      {...props}
      className={classNames(
        "kit:inline-grid kit:shrink-0 kit:place-content-center kit:overflow-clip kit:font-semibold kit:forced-colors:border",
        shape === "round" ? "kit:rounded-full" : "kit:rounded-lg",
        sizeClass[size],
        toneClass[tone],
        className,
      )}
    />
  );
}

/**
 * Returns the initials of a name's first and last word.
 *
 * @example initials("Sanne de Vries") ⇒ "SV"
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word) => [...(word ?? "")][0]?.toLocaleUpperCase() ?? "").join("");
}
