import { prefetchOnIntent } from "@voxlog/browser/prefetch";
import { brand } from "@voxlog/product";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
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

/** A screen's title. Focus comes here when the screen changes, so that a screen reader says where it is. */
export function ScreenHeading({ children }: { children: ReactNode }) {
  return (
    <h1 tabIndex={-1} className="text-display-sm outline-none">
      {children}
    </h1>
  );
}

/** Gives the name of a section, in the language shown. */
export function useSectionName(): (section: Section | "notFound") => string {
  const { t } = useTranslation("demo");
  return (section) => t(($) => $.sections[section], { agent: brand.agent });
}
