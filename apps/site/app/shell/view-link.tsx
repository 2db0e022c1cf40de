import type { ComponentProps } from "react";
import { Link } from "react-router";
import { type View, viewPath } from "../views.ts";
import { useLanguage } from "./use-view.ts";

type ViewLinkProps = Omit<ComponentProps<typeof Link>, "to"> & { view: View };

/** A link to a view in the language shown; its code is fetched when a press becomes likely. */
export function ViewLink({ view, ...props }: ViewLinkProps) {
  // The layout scrolls to the top smoothly; the router would jump.
  return <Link prefetch="intent" preventScrollReset {...props} to={viewPath(view, useLanguage())} />;
}
