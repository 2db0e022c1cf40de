import type { Language } from "@voxlog/texts";
import { createContext, useContext } from "react";
import type { View } from "./paths.ts";

/**
 * The page's language and view. The document provides them, so that components don't render again when only the query
 * or the hash changes.
 */
export const PageLanguage = createContext<Language>("nl");
export const PageView = createContext<View | undefined>(undefined);

/** The page's language. */
export const useLanguage = (): Language => useContext(PageLanguage);

/** The page's view; undefined for an unknown address. */
export const useView = (): View | undefined => useContext(PageView);
