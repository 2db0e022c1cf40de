import type { Language } from "@voxlog/texts";
import { createContext, useContext } from "react";
import type { View } from "./paths.ts";

/**
 * The page's language and view. The document gives them, so that what reads them renders again only when they change, and
 * not with every query or hash.
 */
export const PageLanguage = createContext<Language>("nl");
export const PageView = createContext<View | undefined>(undefined);

/** The language of the page shown. */
export const useLanguage = (): Language => useContext(PageLanguage);

/** The view shown; none on a page for an unknown address. */
export const useView = (): View | undefined => useContext(PageView);
