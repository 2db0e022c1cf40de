import { loaderOf, textsIn } from "./load-texts.ts";
import "./typed-keys.ts";

/** Loads the reports' texts: `reports` for the first screen, `staff` for leads and accounts. */
export const loadReportsTexts = loaderOf({
  reports: textsIn(["common", "reports"], {
    nl: () => import("./dictionaries/nl/reports.ts"),
    en: () => import("./dictionaries/en/reports.ts"),
  }),
  staff: textsIn(["staff"], {
    nl: () => import("./dictionaries/nl/staff.ts"),
    en: () => import("./dictionaries/en/staff.ts"),
  }),
});
