import { prefetchOnIntent } from "@voxlog/browser/prefetch";
import { brand } from "@voxlog/product";
import { createContext, use } from "react";
import { useTranslation } from "react-i18next";
import { NavLink, type NavLinkProps } from "react-router";
import { pathOf, type Section } from "../routing/screens.ts";

/** Fetches the code of the screen at a path ahead of the click. The router provides it, which alone knows screens. */
export const PrefetchScreen = createContext<(path: string) => void>(() => {});

/**
 * A link to a screen. The screen's code is fetched as soon as the visitor shows interest, so that it is
 * there when they click. The link of the screen shown has `aria-current="page"`.
 */
export function ScreenLink({ section, ...props }: { section: Section } & Omit<NavLinkProps, "to" | "end">) {
  const path = pathOf(section);
  const prefetch = use(PrefetchScreen);
  return <NavLink {...props} to={path} end {...prefetchOnIntent(() => prefetch(path))} />;
}

/** Gives the name of a section, in the language shown. */
export function useSectionName(): (section: Section | "notFound") => string {
  const { t } = useTranslation("demo");
  return (section) => t(($) => $.sections[section], { agent: brand.agent });
}
