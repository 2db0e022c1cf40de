import { brand } from "@voxlog/product";
import { ToastProvider } from "@voxlog/ui/toast";
import { memo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, ScrollRestoration } from "react-router";
import { useResetCount } from "../edits/stored-edits.ts";
import { TourSlot } from "../tour/tour-slot.tsx";
import { DemoBanner } from "./demo-banner.tsx";
import { LoadingBar } from "./loading-bar.tsx";
import { ScreenChange } from "./screen-change.tsx";
import { Sidebar } from "./sidebar.tsx";
import { TopBar } from "./top-bar.tsx";

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
