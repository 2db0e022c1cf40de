/** The two color schemes that everything must hold in. */
export const schemes = ["light", "dark"] as const;

/** Shows the page in a scheme, as a visitor's system setting would. */
export function showScheme(scheme: (typeof schemes)[number]): void {
  document.documentElement.dataset["theme"] = scheme;
}
