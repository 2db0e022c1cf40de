import type { Texts } from "@voxlog/i18n";
import type { Language } from "./languages.ts";
import { loadTexts } from "./load-texts.ts";
import "./typed-keys.ts";

/** The reports' namespaces, each a chunk: `reports` for the first screen, `staff` for leads and accounts. */
const namespaces = {
  reports: (language: Language) =>
    loadTexts(language, ["common", "reports"], {
      nl: () => import("./dictionaries/nl/reports.ts"),
      en: () => import("./dictionaries/en/reports.ts"),
    }),
  staff: (language: Language) =>
    loadTexts(language, ["staff"], {
      nl: () => import("./dictionaries/nl/staff.ts"),
      en: () => import("./dictionaries/en/staff.ts"),
    }),
} satisfies Record<string, (language: Language) => Promise<Texts>>;

/**
 * Loads the reports' texts in one language.
 *
 * @param wanted the namespaces; all by default.
 */
export async function loadReportsTexts(
  language: Language,
  wanted: readonly string[] = Object.keys(namespaces),
): Promise<Texts> {
  const loads = Object.entries(namespaces).filter(([name]) => wanted.includes(name));
  return Object.assign({}, ...(await Promise.all(loads.map(([, load]) => load(language)))));
}
