import type { Language } from "./languages.ts";
import { loaderOf, loadTexts } from "./load-texts.ts";
import "./typed-keys.ts";

/** Loads the reports' texts: `reports` for the first screen, `staff` for leads and accounts. */
export const loadReportsTexts = loaderOf({
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
});
