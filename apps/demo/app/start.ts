import { type DeferredClicks, deferClicks, rememberPlaces } from "@voxlog/browser/clicks";
import { writeStoredJson } from "@voxlog/browser/storage";
import { chooseLanguage, type Language, rememberedLanguage, rememberLanguage } from "@voxlog/texts";
import { loadDemoTexts } from "@voxlog/texts/demo";
import { devMode } from "@voxlog/tracked-sets/product";
import { readArrival } from "./arrival.ts";
import { PROSPECT_KEY } from "./edits/edits-storage.ts";
import { showFirstScreen } from "./first-screen/show-first-screen.ts";
import { loadScreen, textsOfScreen } from "./load-screen.ts";
import { basename } from "./routing/environment.ts";

/** What the app handles; other links lead away and need nothing of it. */
const HANDLED = `button, a[href^="${basename}"]`;

let clicks: DeferredClicks | undefined;

/**
 * The entry: decides the language, shows the first screen as the build rendered it, and fetches the app, its texts
 * and the screen asked for side by side.
 */
async function start(): Promise<void> {
  devMode.takeFromAddress();
  const language = decideLanguage();
  document.documentElement.lang = language;

  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root.");
  const pathname = location.pathname.slice(basename.length);
  const isShown = showFirstScreen(root, pathname, language);
  if (isShown) clicks = deferClicks(HANDLED);
  // What runs before the frame is painted would delay it; the app's files are on their way by themselves.
  if (isShown) await nextPaint();

  const [app, texts] = await Promise.all([
    import("./main.tsx"),
    loadDemoTexts(language, ["demo", ...textsOfScreen(pathname)]),
    loadScreen(pathname), // Which the app has at once then.
  ]);
  const find = rememberPlaces();
  await app.renderDemo(root, language, texts, pathname, isShown);
  clicks?.replay(find);
}

/** Resolves once the next frame is on the screen; soon, in a hidden page, which has no frames. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) setTimeout(resolve);
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** The language to begin in. What a link asks for, and for whom it is, is remembered and leaves the address. */
function decideLanguage(): Language {
  const arrival = readArrival(location.href);
  if (arrival.language) rememberLanguage(arrival.language);
  if (Object.keys(arrival.prospect).length > 0) writeStoredJson(PROSPECT_KEY, arrival.prospect);
  if (location.href !== new URL(arrival.address, location.href).href)
    history.replaceState(history.state, "", arrival.address);
  return chooseLanguage({
    asked: arrival.language,
    remembered: rememberedLanguage() ?? null,
    preferred: navigator.languages,
  });
}

start().catch((error: unknown) => {
  console.error(error);
  clicks?.stop(); // The way out is a link.
  document.getElementById("root")?.replaceChildren(); // The first screen would wait for good.
  document.getElementById("load-failure")?.removeAttribute("hidden");
});
