import { prefetchOnIntent } from "@voxlog/browser/prefetch";
import { type ComponentProps, createContext, useContext } from "react";
import { Link } from "react-router";
import { type View, viewPath } from "./paths.ts";
import { useLanguage } from "./use-view.ts";

type ViewLinkProps = Omit<ComponentProps<typeof Link>, "to"> & { view: View };

/** Fetches a view's code ahead of the click that goes there. The document gives it: a link knows no views. */
export const PrefetchView = createContext<(view: View) => void>(() => {});

/** A link to a view in the language shown; its code is prefetched on intent. */
export function ViewLink({ view, ...props }: ViewLinkProps) {
  const prefetchView = useContext(PrefetchView);
  return (
    <Link {...prefetchOnIntent(() => prefetchView(view))} {...props} to={viewPath(view, useLanguage())} />
  );
}
