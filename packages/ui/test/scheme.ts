export const schemes = ["light", "dark"] as const;

/** Shows the page in a scheme, like a visitor's system setting. */
export function showScheme(scheme: (typeof schemes)[number]): void {
  document.documentElement.dataset["theme"] = scheme;
}
