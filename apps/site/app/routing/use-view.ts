import type { Language } from "@voxlog/texts";
import { useLocation } from "react-router";
import { languageOf, type View, viewOf } from "./paths.ts";

/** The language of the page shown. */
export function useLanguage(): Language {
  return languageOf(useLocation().pathname);
}

/** The view shown; none on a page for an unknown address. */
export function useView(): View | undefined {
  return viewOf(useLocation().pathname);
}
