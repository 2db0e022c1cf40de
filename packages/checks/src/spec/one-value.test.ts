import { dashboardStats } from "@voxlog/demo-data/dashboard";
import { claimBasis, claims } from "@voxlog/product";
import { type Language, languages } from "@voxlog/texts";
import { loadSiteTexts } from "@voxlog/texts/site";
import { expect, test } from "vitest";

test("minutes saved per day and the demo dashboard's hours follow from the minutes per conversation", () => {
  const { conversationsPerDay, minutesPerConversation } = claimBasis;
  expect(claims.minutesSavedPerDay).toBe(conversationsPerDay * minutesPerConversation);
  const hours = (dashboardStats.conversationsThisWeek * minutesPerConversation) / 60;
  expect(dashboardStats.hoursSaved).toBe(hours);
});

/** Facts that texts must take from `packages/product`: patterns of a literal number or share in their place. */
const TYPED: Partial<Record<Language, readonly RegExp[]>> = {
  nl: [
    /\d+ ?(?:\u00A0)?(?:dagen|uur|uren|minuten|maanden|weken)\b/,
    /\d+ ?%/,
    /€ ?\d/,
    /\d+×/,
    /\d\d:\d\d/,
    /\been (?:derde|kwart|minuut)\b/,
  ],
  en: [
    /\d+[ \u00A0-](?:days?|hours?|minutes?|months?|weeks?)\b/,
    /\d+ ?%/,
    /€ ?\d/,
    /\d+×/,
    /\d\d:\d\d/,
    /\ba (?:third of|quarter of|minute\b)/,
  ],
};

/** Numbers in laws and in the pictures' samples, and the server's own limit. */
const EXEMPT = [
  /72 uur die de AVG/,
  /72 hours that the GDPR/,
  /van 9 tot 17 uur/,
  /Wacht een minuut/,
  /wait a minute/,
];

test.each(languages)("no text of the site in %s hard-codes a time, share or price", async (language) => {
  const found = sentences(await loadSiteTexts(language)).filter(
    (text) => TYPED[language]?.some((fact) => fact.test(text)) && !EXEMPT.some((each) => each.test(text)),
  );
  expect(found).toEqual([]);
});

/** Contradictions of facts on the same page or another; each was on the site once. */
const CONTRADICTIONS: Partial<Record<Language, readonly RegExp[]>> = {
  nl: [
    /voor niets anders/,
    /alleen om contact/,
    /en dat is alles/,
    /Eén prijs/,
    /in één land: /,
    /wat het je kost/,
    /niets van derden/,
    /[Bb]lijf\w* in (?:Nederland|\{\{country)/,
  ],
  en: [
    /for nothing else/,
    /only use your details/,
    /and that’s all\b/,
    /One price/,
    /stay in one country/,
    /what it costs you/,
    /nothing from third parties/,
    /\b(?:Stays|stays?) in (?:the Netherlands|\{\{country)/,
    /up to an audit/,
  ],
};

test.each(languages)(
  "no text of the site in %s claims 'only' or 'one' for one of several",
  async (language) => {
    const found = sentences(await loadSiteTexts(language)).filter((text) =>
      CONTRADICTIONS[language]?.some((each) => each.test(text)),
    );
    expect(found).toEqual([]);
  },
);

function sentences(tree: unknown): string[] {
  if (typeof tree === "string") return [tree];
  return Object.values(tree as object).flatMap(sentences);
}
