/** The elements that the kit has a component for; for boxes, radio buttons and files it has none. */
const CONTROL =
  /<(?:button|select|textarea|dialog)\b|<input\b(?!\s[^>]*?type="(?:checkbox|radio|file|range|hidden)")/g;

/** Controls of an app's own that the kit's are not for, and why. */
export const reasons: Record<string, string> = {
  "apps/demo/app/edits/reset-button.tsx": "an entry of a menu, which has the menu's look",
  "apps/demo/app/notifications/notifications-button.tsx": "an entry of a menu, which has the menu's look",
  "apps/demo/app/recordings/recording-list.tsx": "the heading of a table's column, in the column's type",
  "apps/demo/app/tour/tour-button.tsx": "an entry of a menu, which has the menu's look",
  "apps/site/app/leads/lead-form.tsx": "a trap for programs, which no visitor sees",
  "apps/site/app/sections/partners.tsx": "dots that tell which partner is shown",
};

/**
 * The controls in an app's source that stand beside the kit's.
 *
 * @example ownControls("<button type='button'>") ⇒ ["<button"]
 */
export function ownControls(source: string): string[] {
  return [...source.matchAll(CONTROL)].map(([match]) => match);
}
