import { type DeferredClicks, deferClicks, rememberPlaces } from "@voxlog/browser/clicks";
import { writeStoredJson } from "@voxlog/browser/storage";
import { loadDemoTexts } from "@voxlog/texts/demo";
import { chooseLanguage, type Language, rememberedLanguage, rememberLanguage } from "@voxlog/texts/languages";
import { devMode } from "@voxlog/tracked-sets/product";
import { readArrival } from "./arrival.ts";
import { editsKey, NOTE_DRAFT, PROSPECT_KEY } from "./edits/edits-storage.ts";
import { showFirstScreen } from "./first-screen/show-first-screen.ts";
import { loadScreen, screenAt, textsOfScreen } from "./load-screen.ts";
import { basename } from "./routing/environment.ts";

/** Elements that the app handles. Links to other sites work without it. */
const HANDLED = `button, a[href^="${basename}"]`;

let clicks: DeferredClicks | undefined;

/**
 * The entry: selects the language, shows the prerendered first screen, and loads the app, its texts and the requested
 * screen in parallel.
 */
async function start(): Promise<void> {
  devMode.takeFromAddress();
  const language = decideLanguage();
  document.documentElement.lang = language;

  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root.");
  // The list that a recording was opened from is gone after a reload.
  if (history.state?.usr?.openedHere) history.replaceState({ ...history.state, usr: null }, "");
  const screen = screenAt({ pathname: location.pathname.slice(basename.length), search: location.search });
  const isShown = showFirstScreen(root, screen, language);
  if (isShown) clicks = deferClicks(HANDLED);
  // Work before the first paint would delay it. The app's files are preloading.
  if (isShown) await nextPaint();

  const [app, texts] = await Promise.all([
    import("./main.tsx"),
    loadDemoTexts(language, ["demo", ...textsOfScreen(screen)]),
    loadScreen(screen), // Then the app doesn't wait for it.
  ]);
  const find = rememberPlaces();
  await app.renderDemo(root, language, texts, screen, isShown);
  clicks?.replay(find);
}

/** Resolves after the next paint, or soon in a hidden page, which doesn't paint. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) setTimeout(resolve);
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Returns the initial language. The link's language, prospect and words are stored and removed from the address. */
function decideLanguage(): Language {
  const arrival = readArrival(location.href);
  if (arrival.language) rememberLanguage(arrival.language);
  if (Object.keys(arrival.prospect).length > 0) writeStoredJson(PROSPECT_KEY, arrival.prospect);
  if (arrival.words) writeStoredJson(editsKey(NOTE_DRAFT), arrival.words);
  if (location.href !== new URL(arrival.address, location.href).href)
    history.replaceState(history.state, "", arrival.address);
  return chooseLanguage({
    requested: arrival.language,
    remembered: rememberedLanguage() ?? null,
    preferred: navigator.languages,
  });
}

start().catch((error: unknown) => {
  console.error(error);
  clicks?.stop(); // The error page's link must work.
  document.getElementById("root")?.replaceChildren(); // The first screen would never respond.
  document.getElementById("load-failure")?.removeAttribute("hidden");
});
