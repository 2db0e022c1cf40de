import { prefetchOnIntent } from "@voxlog/browser/prefetch";
import type { ComponentProps } from "react";
import { Link } from "react-router";
import { shownViews } from "../views/load-view.ts";
import { type View, viewPath } from "../views.ts";
import { useLanguage } from "./use-view.ts";

type ViewLinkProps = Omit<ComponentProps<typeof Link>, "to"> & { view: View };

/** A link to a view in the language shown; its code is fetched when a press becomes likely. */
export function ViewLink({ view, ...props }: ViewLinkProps) {
  return (
    <Link {...prefetchOnIntent(shownViews[view].prefetch)} {...props} to={viewPath(view, useLanguage())} />
  );
}
