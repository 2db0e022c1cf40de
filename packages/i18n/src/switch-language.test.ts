import { beforeEach, expect, test, vi } from "vitest";
import { createI18n, type Texts } from "./create-i18n.ts";
import { addTexts, switchLanguage } from "./switch-language.ts";

const shop: Record<string, Texts> = {
  de: { basket: { sum: "Summe" }, account: { name: "Konto" } },
  it: { basket: { sum: "Totale" }, account: { name: "Profilo" } },
};

async function load(language: string, namespaces: readonly string[]): Promise<Texts> {
  return Object.fromEntries(namespaces.map((name) => [name, shop[language]?.[name] ?? {}]));
}

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: {} });
  return () => vi.unstubAllGlobals();
});

async function germanShop(onSwitch = (_: string) => {}) {
  return createI18n("de", await load("de", ["basket"]), { fallbackNamespaces: ["account"], onSwitch });
}

test("a text is available when its namespace has loaded", async () => {
  const i18n = await germanShop();
  await addTexts(i18n, "account", load);

  expect(i18n.t("name")).toBe("Konto");
});

test("a switch loads only the namespaces that the first language has loaded", async () => {
  const i18n = await germanShop();
  await switchLanguage(i18n, "it", load);

  expect(i18n.t("sum")).toBe("Totale");
  expect(document.documentElement.lang).toBe("it");
  expect(Object.keys(i18n.getDataByLanguage("it") ?? {})).toEqual(["basket"]);
});

test("a switch calls its listener once, with the new language", async () => {
  const onSwitch = vi.fn();
  const i18n = await germanShop(onSwitch);
  expect(onSwitch).not.toHaveBeenCalled();
  await switchLanguage(i18n, "it", load);

  expect(onSwitch).toHaveBeenCalledExactlyOnceWith("it");
});

test("a switch whose texts can't be loaded keeps the current language", async () => {
  const i18n = await germanShop();
  const fails = switchLanguage(i18n, "it", () => Promise.reject(new Error("offline")));

  await expect(fails).rejects.toThrow("offline");
  expect(i18n.t("sum")).toBe("Summe");
});

test("texts loaded during a switch are available in the new language", async () => {
  const i18n = await germanShop();
  await switchLanguage(i18n, "it", async (language, namespaces) => {
    await addTexts(i18n, "account", load);
    return load(language, namespaces);
  });

  expect(i18n.t("name")).toBe("Profilo");
});

test("texts that arrive after a switch are available in the new language", async () => {
  const i18n = await germanShop();
  const changed = Promise.withResolvers<void>();
  const adding = addTexts(i18n, "account", async (language, namespaces) => {
    await changed.promise;
    return load(language, namespaces);
  });
  await switchLanguage(i18n, "it", load);
  changed.resolve();
  await adding;

  expect(i18n.t("name")).toBe("Profilo");
});
