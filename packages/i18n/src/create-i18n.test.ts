import { expect, test, vi } from "vitest";
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

test("a key without a text is reported as an error", () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const i18n = createI18n("nl", { demo: { title: "Opnames" } }, ["conversations"]);
  expect(i18n.t("title" as never)).toBe("Opnames");
  expect(error).not.toHaveBeenCalled();
  i18n.t("recordings.status.review" as never);
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("recordings.status.review"));
  error.mockRestore();
});
