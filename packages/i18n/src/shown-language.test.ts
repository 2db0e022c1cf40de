import { beforeEach, expect, test, vi } from "vitest";
import { createI18n } from "./create-i18n.ts";
import { loadDemoTexts, screenNamespaces } from "./demo.ts";
import "./index.ts";
import { addTexts, switchLanguage } from "./shown-language.ts";

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: {} });
  return () => vi.unstubAllGlobals();
});

async function dutchDemo() {
  return createI18n("nl", await loadDemoTexts("nl", ["demo"]), screenNamespaces);
}

test("a text of a screen is found once its namespace is here", async () => {
  const i18n = await dutchDemo();
  await addTexts(i18n, "settings", loadDemoTexts);

  expect(i18n.t(($) => $.settings.title, { ns: "demo" })).toBe("Instellingen");
});

test("another language has what is here of the first, and fetches no more than that", async () => {
  const i18n = await dutchDemo();
  await addTexts(i18n, "settings", loadDemoTexts);
  await switchLanguage(i18n, "en", loadDemoTexts);

  expect(i18n.t(($) => $.settings.title, { ns: "demo" })).toBe("Settings");
  expect(i18n.t(($) => $.close)).toBe("Close");
  expect(Object.keys(i18n.getDataByLanguage("en") ?? {}).sort()).toEqual(["common", "demo", "settings"]);
});

test("texts that come while the other language is fetched are there in that", async () => {
  const i18n = await dutchDemo();
  await switchLanguage(i18n, "en", async (language, namespaces) => {
    await addTexts(i18n, "settings", loadDemoTexts);
    return loadDemoTexts(language, namespaces);
  });

  expect(i18n.t(($) => $.settings.title, { ns: "demo" })).toBe("Settings");
});

test("texts that come after the language has changed are there in the new one", async () => {
  const i18n = await dutchDemo();
  const changed = Promise.withResolvers<void>();
  const adding = addTexts(i18n, "settings", async (language, namespaces) => {
    await changed.promise;
    return loadDemoTexts(language, namespaces);
  });
  await switchLanguage(i18n, "en", loadDemoTexts);
  changed.resolve();
  await adding;

  expect(i18n.t(($) => $.settings.title, { ns: "demo" })).toBe("Settings");
});
