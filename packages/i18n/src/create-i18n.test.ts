import { expect, test } from "vitest";
import { createI18n } from "./create-i18n.ts";
import "./index.ts";
import { loadSiteTexts } from "./site.ts";

test("texts are there at once, with their facts filled in", async () => {
  const i18n = createI18n("en", await loadSiteTexts("en"));
  const t = i18n.getFixedT(null, "site");
  expect(t(($) => $.home.hero.otherCrms, { count: 50 })).toBe(
    "Custom integrations possible with 50+\u00A0CRM systems",
  );
});

test("texts are not escaped twice: React does it", async () => {
  const t = createI18n("nl", await loadSiteTexts("nl")).getFixedT(null, "site");
  expect(t(($) => $.shell.meta.pricing.title, { product: "A & B" })).toBe("Prijzen | A & B");
});
