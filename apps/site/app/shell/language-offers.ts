import { languages } from "@voxlog/texts";

type Rule = { [name: string]: string | Rule };
type PluginApi = { addBase: (rules: Record<string, Rule>) => void };

/**
 * Adds a rule per language that shows its offer if `inline/language-redirect.ts` requests it, except in print. A
 * Tailwind plugin, loaded by app.css.
 */
export default function languageOffers({ addBase }: PluginApi): void {
  const shown = languages.map((language) => `:root[data-offer="${language}"] [data-offer-of="${language}"]`);
  addBase({
    "[data-offer-of]": { display: "none" },
    "@media screen": { [shown.join(", ")]: { display: "block" } },
  });
}
