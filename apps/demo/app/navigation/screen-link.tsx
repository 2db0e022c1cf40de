import { prefetchOnIntent } from "@voxlog/browser/prefetch";
import { NavLink, type NavLinkProps } from "react-router";
import { type Section, screenOf } from "../screens.ts";

/**
 * A link to a screen. The screen's code is fetched as soon as the visitor shows interest, so that it is
 * there when they click. The link of the screen shown has `aria-current="page"`.
 */
export function ScreenLink({ section, ...props }: { section: Section } & Omit<NavLinkProps, "to" | "end">) {
  const { path, load } = screenOf(section);
  const prefetch = () => void load().catch(() => {}); // The navigation itself reports a failure.
  return <NavLink {...props} to={path} end {...prefetchOnIntent(prefetch)} />;
}
