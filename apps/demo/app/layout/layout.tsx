import { useMediaQuery } from "@voxlog/browser/media-query";
import { brand } from "@voxlog/product";
import { usePageView } from "@voxlog/tracking/react";
import { ToastProvider } from "@voxlog/ui/toast";
import { memo, type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, ScrollRestoration, useHref, useLocation, useNavigation } from "react-router";
import { SIDEBAR_FITS } from "../breakpoints.ts";
import { useSectionName } from "../components/screen.tsx";
import { useResetCount } from "../edits/stored-edits.ts";
import { sectionAt } from "../screens.ts";
import { TourSlot } from "../tour/tour-button.tsx";
import { BrandLink } from "./brand-link.tsx";
import { SidePanel } from "./side-panel.tsx";
import { DemoBanner, TopBar } from "./top-bar.tsx";

/** What surrounds every screen. Kept: the router renders it anew with every address, of which it shows nothing itself. */
export const Layout = memo(function Layout() {
  const { t } = useTranslation(["common", "demo"]);
  const main = useRef<HTMLElement>(null);
  const resetCount = useResetCount();
  return (
    <ToastProvider label={t(($) => $.notifications)} closeLabel={t(($) => $.close)}>
      <meta name="description" content={t(($) => $.description, { ns: "demo", product: brand.name })} />
      <a
        href="#content"
        className="fixed top-3 left-3 z-toast -translate-y-20 rounded-md bg-accent px-4 py-2.5 font-medium text-on-accent focus:translate-y-0"
      >
        {t(($) => $.skipToContent)}
      </a>
      <LoadingBar />
      <div className="min-h-dvh lg:grid lg:grid-cols-[--spacing(68)_minmax(0,1fr)]">
        <Sidebar />
        <div className="min-w-0">
          <TopBar />
          <DemoBanner />
          <main
            ref={main}
            id="content"
            tabIndex={-1}
            className="mx-auto max-w-page px-gutter py-8 outline-none lg:py-10"
          >
            <Outlet key={resetCount} />
          </main>
        </div>
      </div>
      <ScreenChange main={main} />
      <TourSlot />
      <ScrollRestoration />
    </ToastProvider>
  );
});

/** The panel beside the screens, where there is room for it: others do not render what they do not show. */
function Sidebar() {
  const { t } = useTranslation("common");
  if (!useMediaQuery(SIDEBAR_FITS)) return null;
  return (
    <aside
      aria-label={t(($) => $.menu.label)}
      className="sticky top-0 flex h-dvh flex-col gap-4 overflow-y-auto border-r bg-surface-sunken px-4 pt-2.5 pb-4"
    >
      <div className="px-3">
        <BrandLink />
      </div>
      <div className="flex-1">
        <SidePanel />
      </div>
    </aside>
  );
}

/** Shows that the next screen is being fetched; most are there before it is seen. */
function LoadingBar() {
  const { t } = useTranslation("demo");
  if (useNavigation().state === "idle") return null;
  return (
    <div
      role="progressbar"
      aria-label={t(($) => $.layout.loading)}
      className="fixed inset-x-0 top-0 z-toast h-0.5 animate-enter bg-accent [--motion-from:translateX(-60%)]"
    />
  );
}

/**
 * What follows from the screen shown: the document's title, the page view, and, when it changes, focus
 * on the new heading.
 */
function ScreenChange({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const { t } = useTranslation("demo");
  const section = useSectionName()(sectionAt(pathname) ?? "notFound");
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
