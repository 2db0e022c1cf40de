import { createLazy, type Lazy } from "@voxlog/browser/lazy";
import { prefetchOnIntent } from "@voxlog/browser/prefetch";
import { brand } from "@voxlog/product";
import { createContext, use } from "react";
import { useTranslation } from "react-i18next";
import { NavLink, type NavLinkProps } from "react-router";
import { pathOf, type Section } from "../routing/screens.ts";

/** Code that is loaded on demand. */
export type Code = Pick<Lazy<unknown>, "load" | "prefetch">;

/** Returns the code of the screen at an address. The router provides it, since only the router knows screens. */
export const ScreenCode = createContext<(address: string) => Code>(() => createLazy(async () => {}));

/**
 * A link to a screen. It prefetches the screen's code on hover, focus or touch. The link of the current screen has
 * `aria-current="page"`.
 */
export function ScreenLink({
  section,
  search = "",
  ...props
}: { section: Section; search?: string } & Omit<NavLinkProps, "to" | "end">) {
  const pathname = pathOf(section);
  const codeAt = use(ScreenCode);
  return (
    <NavLink
      {...props}
      to={{ pathname, search }}
      end
      {...prefetchOnIntent(() => codeAt(pathname).prefetch())}
    />
  );
}

/** Returns a function that names a section in the current language. */
export function useSectionName(): (section: Section | "notFound") => string {
  const { t } = useTranslation("demo");
  return (section) => t(($) => $.sections[section], { agent: brand.agent });
}
