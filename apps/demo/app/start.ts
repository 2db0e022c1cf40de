import { chooseLanguage, rememberedLanguage, rememberLanguage } from "@voxlog/i18n";
import { loadDemoTexts } from "@voxlog/i18n/demo";
import { takeDevModeFromAddress } from "@voxlog/tracking";
import { basename } from "./environment.ts";
import { readArrival } from "./language/arrival.ts";
import { screenAt } from "./screens.ts";

/**
 * The entry: decides the language, and fetches the app, its texts and the screen asked for side by side.
 */
async function start(): Promise<void> {
  takeDevModeFromAddress();
  const arrival = readArrival(location.href);
  if (arrival.language) {
    rememberLanguage(arrival.language);
    history.replaceState(history.state, "", arrival.address);
  }
  const language = chooseLanguage({
    asked: arrival.language,
    remembered: rememberedLanguage() ?? null,
    preferred: navigator.languages,
  });
  document.documentElement.lang = language;

  const [app, texts] = await Promise.all([
    import("./main.tsx"),
    loadDemoTexts(language),
    screenAt(location.pathname.slice(basename.length))?.load(),
  ]);
  const root = document.getElementById("root");
  if (root) app.renderDemo(root, language, texts);
}

start().catch((error: unknown) => {
  console.error(error);
  document.getElementById("load-failure")?.removeAttribute("hidden");
});
