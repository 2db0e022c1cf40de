import type { ComponentProps } from "react";
import { Link } from "react-router";
import { loadView } from "../views/load-view.ts";
import { type View, viewPath } from "../views.ts";
import { useLanguage } from "./use-view.ts";

type ViewLinkProps = Omit<ComponentProps<typeof Link>, "to"> & { view: View };

/** A link to a view in the language shown; its code is prefetched on intent. */
export function ViewLink({ view, ...props }: ViewLinkProps) {
  const prefetch = () => {
    loadView(view).catch(() => {}); // The click itself tries again.
  };
  return (
    <Link
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
      {...props}
      to={viewPath(view, useLanguage())}
    />
  );
}
