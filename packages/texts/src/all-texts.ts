import type { TextTree } from "@voxlog/i18n/config";
import { loadDemoTexts } from "./demo.ts";
import type { Language } from "./languages.ts";
import { loadLegalTexts } from "./legal.ts";
import { loadMailTexts } from "./mail.ts";
import { loadReportsTexts } from "./reports.ts";
import { loadSiteTexts } from "./site.ts";
import { loadTopicTexts } from "./topics.ts";

/** Loads all texts of a language by namespace, for checks. */
export async function allTexts(language: Language): Promise<Record<string, TextTree>> {
  return {
    ...(await loadSiteTexts(language)),
    ...(await loadTopicTexts(language)),
    ...(await loadDemoTexts(language)),
    ...(await loadLegalTexts(language)),
    ...(await loadReportsTexts(language)),
    mail: await loadMailTexts(language),
  } as unknown as Record<string, TextTree>;
}
