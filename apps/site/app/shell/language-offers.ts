import { languages } from "@voxlog/texts";

type Rule = { [name: string]: string | Rule };
type PluginApi = { addBase: (rules: Record<string, Rule>) => void };

/**
 * Shows the offer of another language to those whom `inline/language-redirect.ts` found to prefer it, a rule per
 * language. Paper is not asked. A Tailwind plugin, named in app.css.
 */
export default function languageOffers({ addBase }: PluginApi): void {
  const shown = languages.map((language) => `:root[data-offer="${language}"] [data-offer-of="${language}"]`);
  addBase({
    "[data-offer-of]": { display: "none" },
    "@media screen": { [shown.join(", ")]: { display: "block" } },
  });
}
