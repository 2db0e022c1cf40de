import "./app.css";
import { chooseLanguage, rememberedLanguage } from "@voxlog/texts";
import { loadReportsTexts } from "@voxlog/texts/reports";
import { loadPage, pageAt } from "./pages.ts";

/** Chooses the language, and loads the app, its page and its texts in parallel. */
async function start(): Promise<void> {
  const language = chooseLanguage({
    requested: new URLSearchParams(location.search).get("lang"),
    remembered: rememberedLanguage() ?? null,
    preferred: navigator.languages,
  });
  document.documentElement.lang = language;
  // The page loads again when it's shown, and reports a failure then.
  loadPage(pageAt(location.pathname)).catch(() => {});
  const [{ renderReports }, texts] = await Promise.all([
    import("./main.tsx"),
    loadReportsTexts(language, ["reports"]),
  ]);
  const root = document.getElementById("root");
  if (root) renderReports(root, language, texts);
}

start().catch((error: unknown) => {
  console.error(error);
  document.getElementById("load-failure")?.removeAttribute("hidden");
});
