import type { TextTree } from "@voxlog/i18n/config";
import { loadDemoTexts } from "./demo.ts";
import type { Language } from "./languages.ts";
import { loadMailTexts } from "./mail.ts";
import { loadReportsTexts } from "./reports.ts";
import { loadSiteTexts } from "./site.ts";

/** Loads all texts of a language by namespace, for checks. */
export async function allTexts(language: Language): Promise<Record<string, TextTree>> {
  return {
    ...(await loadSiteTexts(language)),
    ...(await loadDemoTexts(language)),
    ...(await loadReportsTexts(language)),
    mail: await loadMailTexts(language),
  } as unknown as Record<string, TextTree>;
}
