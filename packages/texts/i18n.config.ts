import type { TextsConfig } from "@voxlog/i18n/config";
import { allTexts } from "./src/all-texts.ts";
import { type Language, languageFacts } from "./src/languages.ts";

/** For `voxlog-i18n`, which checks our texts, and exports and imports them. */
export default {
  locales: Object.fromEntries(Object.entries(languageFacts).map(([code, { locale }]) => [code, locale])),
  load: (language) => allTexts(language as Language),
  files: (language) => `src/dictionaries/{${language}.ts,${language}/*.ts}`,
  code: ["../../apps/*/index.html", "../../apps/*/{app,build-plugins,static-generator}/**/*.{ts,tsx}"],
  screenshots: "../../apps/e2e/screenshots",
  usedElsewhere: {
    "mail.alert": "../../apps/server/ops/health/alert.ts",
    "mail.summary": "../../apps/server/summary/summary-email.ts",
    mail: "../../apps/server/mail/emails.ts",
  },
} satisfies TextsConfig;
