import { brand } from "@voxlog/product";
import { usePageView } from "@voxlog/tracking/react";
import { type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useHref, useLocation } from "react-router";
import { useSectionName } from "../navigation/section-name.ts";
import { screenAt } from "../screens.ts";

/**
 * What follows from the screen shown: the document's title, the page view, and, when it changes, focus
 * on the new heading.
 */
export function ScreenChange({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const { t } = useTranslation("demo");
  const section = useSectionName()(screenAt(pathname)?.section ?? "notFound");
  const title = t(($) => $.title, { section, product: brand.name });
  const path = useHref(pathname).replace(/(.)\/+$/, "$1");

  useEffect(() => {
    document.title = title;
  }, [title]);

  usePageView({ path, title });

  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return; // The first screen leaves focus where the browser put it.
    shown.current = pathname;
    main.current?.querySelector("h1")?.focus({ preventScroll: true });
  }, [pathname, main]);

  return null;
}
