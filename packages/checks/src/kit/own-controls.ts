/** Elements that the kit has a component for. */
const CONTROL =
  /<(?:button|select|textarea|dialog|details|table|meter|progress)\b|<input\b(?!\s[^>]*?type="hidden")/g;

/** Controls that the kit's don't fit, with the reason. */
export const reasons: Record<string, string> = {
  "apps/demo/app/edits/reset-button.tsx": "an entry of a menu, which has the menu's look",
  "apps/demo/app/tour/tour-button.tsx": "an entry of a menu, which has the menu's look",
  "apps/demo/app/recordings/audio-player.tsx": "a position in audio; the kit has no slider",
  "apps/demo/app/recordings/detail/sound/speech-waveform.tsx": "a slider that is the picture under it",
  "apps/reports/app/overview/figures.tsx": "a figure that is drawn when it is clicked, as large as it is",
  "apps/reports/app/report/count-table.tsx": "the name of a table's row, as wide as its bar",
  "apps/site/app/leads/lead-form.tsx": "a trap for programs, which no visitor sees",
  "apps/site/app/sections/rotation/pause-switch.tsx":
    "a checkbox that the style sheet reads, drawn as a button",
  "apps/site/app/sections/partners.tsx": "dots that tell which partner is shown",
};

/**
 * Returns the controls in an app's source that duplicate the kit's.
 *
 * @example ownControls("<button type='button'>") ⇒ ["<button"]
 */
export function ownControls(source: string): string[] {
  return [...source.matchAll(CONTROL)].map(([match]) => match);
}
