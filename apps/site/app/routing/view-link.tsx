import { prefetchOnIntent } from "@voxlog/browser/prefetch";
import type { Language } from "@voxlog/texts";
import { type ComponentProps, createContext, useContext } from "react";
import { useLinkClickHandler } from "react-router";
import { type View, viewPath } from "./paths.ts";
import { useLanguage } from "./use-view.ts";

type ViewLinkProps = Omit<ComponentProps<"a">, "href" | "onClick"> & { view: View };

/** Prefetches a view's code. The document provides it, so that links don't import the views. */
export const PrefetchView = createContext<(view: View, language: Language) => void>(() => {});

/**
 * A link to a view in the page's language. Its code is prefetched on intent. Not the router's own, which brings its
 * prefetching.
 */
export function ViewLink({ view, ...props }: ViewLinkProps) {
  const prefetchView = useContext(PrefetchView);
  const language = useLanguage();
  const path = viewPath(view, language);
  const navigate = useLinkClickHandler(path);
  return (
    <a {...prefetchOnIntent(() => prefetchView(view, language))} {...props} href={path} onClick={navigate} />
  );
}
