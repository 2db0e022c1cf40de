import { expect, test, vi } from "vitest";
import { createI18n } from "./create-i18n.ts";

test("texts are available synchronously, with values interpolated and not escaped twice", () => {
  const i18n = createI18n("de", { shop: { offer: "Von {{from}}" } });

  expect(i18n.t("offer", { from: "A & B" })).toBe("Von A & B");
});

test("a missing key is logged as an error, a key of a fallback namespace isn't", () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const texts = { shop: { title: "Korb" }, account: { name: "Konto" } };
  const i18n = createI18n("de", texts, { fallbackNamespaces: ["account"] });
  expect([i18n.t("title"), i18n.t("name")]).toEqual(["Korb", "Konto"]);
  expect(error).not.toHaveBeenCalled();
  i18n.t("status.review");
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("status.review"));
  error.mockRestore();
});
