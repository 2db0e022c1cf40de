import { useMediaQuery } from "@voxlog/browser/media-query";
import { brand } from "@voxlog/product";
import { usePageView } from "@voxlog/tracking/react";
import { Button } from "@voxlog/ui/button";
import { TextsProvider } from "@voxlog/ui/texts";
import { ToastProvider } from "@voxlog/ui/toast";
import { Mic } from "lucide-react";
import { Fragment, type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useHref, useLocation } from "react-router";
import { SIDEBAR_QUERY } from "../components/breakpoints.ts";
import { ScreenLink, useSectionName } from "../components/screen.tsx";
import { useResetCount } from "../edits/stored-edits.ts";
import { ProcessedNotice } from "../recordings/processed-notice.tsx";
import { useSampleProcessing } from "../recordings/processed-samples.ts";
import { sectionAt } from "../routing/screens.ts";
import { TourSlot } from "../tour/tour-button.tsx";
import { BrandLink } from "./brand-link.tsx";
import { SidePanel } from "./side-panel.tsx";
import { DemoBanner, TopBar } from "./top-bar.tsx";

/** The layout around every screen. */
export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation(["common", "demo"]);
  const resetCount = useResetCount();
  return (
    <TextsProvider texts={{ close: t(($) => $.close), notifications: t(($) => $.notifications) }}>
      <ToastProvider>
        <meta name="description" content={t(($) => $.description, { ns: "demo", product: brand.name })} />
        <a
          href="#content"
          className="fixed top-3 left-3 z-toast -translate-y-20 rounded-md bg-accent px-4 py-2.5 font-medium text-on-accent focus:translate-y-0 print:hidden"
        >
          {t(($) => $.skipToContent)}
        </a>
        <div className="min-h-dvh lg:grid lg:grid-cols-[--spacing(68)_minmax(0,1fr)]">
          <Sidebar />
          <div className="flex min-h-dvh min-w-0 flex-col">
            <TopBar />
            <DemoBanner />
            <main
              id="content"
              tabIndex={-1}
              className="mx-auto w-full max-w-page grow px-gutter py-8 outline-none lg:py-10 print:py-0"
            >
              <Fragment key={resetCount}>{children}</Fragment>
            </main>
            <RecordBar />
          </div>
        </div>
        <DocumentTitle />
        <ProcessedNotice />
        <TourSlot />
      </ToastProvider>
    </TextsProvider>
  );
}

/**
 * A link to a new recording on screens without a sidebar, within reach of a thumb. It has its own bar, so that it
 * doesn't cover any control.
 */
function RecordBar() {
  const { t } = useTranslation("demo");
  const { pathname } = useLocation();
  if (useMediaQuery(SIDEBAR_QUERY) || sectionAt(pathname) === "record") return null;
  return (
    <footer className="bottom-0 grid sm:justify-items-center z-bar border-t bg-surface px-gutter pt-2.5 pb-[max(--spacing(2.5),env(safe-area-inset-bottom))] docked:sticky print:hidden">
      <Button asChild className="sm:min-w-80">
        <ScreenLink section="record">
          <Mic aria-hidden="true" className="size-5" />
          {t(($) => $.layout.newRecording)}
        </ScreenLink>
      </Button>
    </footer>
  );
}

/** The sidebar, which is only rendered if it fits. */
function Sidebar() {
  const { t } = useTranslation("common");
  if (!useMediaQuery(SIDEBAR_QUERY)) return null;
  return (
    <aside
      aria-label={t(($) => $.menu.label)}
      className="sticky top-0 flex h-dvh flex-col gap-4 overflow-y-auto border-r bg-surface-sunken px-4 pt-2.5 pb-4 print:hidden"
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

function DocumentTitle() {
  const { pathname } = useLocation();
  const { t } = useTranslation("demo");
  const known = sectionAt(pathname);
  const section = useSectionName()(known ?? "notFound");
  const title = t(($) => $.title, { section, product: brand.name });
  useSampleProcessing(); // On every screen.
  // Unknown paths may hold personal data.
  const path = useHref(known ? pathname : "/404").replace(/(.)\/+$/, "$1");

  useEffect(() => {
    document.title = title;
  }, [title]);

  usePageView({ path, title });
  return null;
}
