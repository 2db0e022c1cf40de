import { prefetchOnIntent } from "@voxlog/browser/prefetch";
import { type ComponentProps, createContext, useContext } from "react";
import { Link } from "react-router";
import { type View, viewPath } from "./paths.ts";
import { useLanguage } from "./use-view.ts";

type ViewLinkProps = Omit<ComponentProps<typeof Link>, "to"> & { view: View };

/** Prefetches a view's code. The document provides it, so that links don't import the views. */
export const PrefetchView = createContext<(view: View) => void>(() => {});

/** A link to a view in the page's language. Its code is prefetched on intent. */
export function ViewLink({ view, ...props }: ViewLinkProps) {
  const prefetchView = useContext(PrefetchView);
  return (
    <Link {...prefetchOnIntent(() => prefetchView(view))} {...props} to={viewPath(view, useLanguage())} />
  );
}
