import { defaultLanguage, type Language, picturesIn } from "@voxlog/texts";
import type { View } from "../routing/paths.ts";

/**
 * Returns the picture that a shared link to a view shows; the pages of a form share it. `pnpm --filter @voxlog/e2e
 * capture` makes it.
 *
 * @example socialImagePath("signup/teams", "en") ⇒ "/social/signup-en.jpg"
 */
export function socialImagePath(view: View, language: Language): string {
  return `/social/${view.replace(/^(signup)\/.*|-sent$/, "$1").replace("/", "-")}-${picturesIn(language)}.jpg`;
}

/** The site's name and look on a home screen. */
export function manifestPath(language: Language): string {
  return language === defaultLanguage ? "/manifest.json" : `/${language}/manifest.json`;
}

/** The product's mark in all sizes. `pnpm --filter @voxlog/e2e capture` makes the bitmaps. */
export const icons = {
  vector: "/favicon.svg",
  /** Opaque: phones round the corners themselves. */
  touch: { path: "/icons/touch-180.png", size: 180 },
  plain: [
    { path: "/icons/plain-192.png", size: 192 },
    { path: "/icons/plain-512.png", size: 512 },
  ],
  /** Systems crop it to their own shape, so the mark is in the middle. */
  maskable: { path: "/icons/maskable-512.png", size: 512 },
} as const;
