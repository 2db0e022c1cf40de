import { brand } from "@voxlog/product";
import { ToastProvider } from "@voxlog/ui/toast";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { LeadDialogs } from "../leads/lead-dialogs.tsx";
import { useScrollPosition, useViewChange } from "../routing/use-view-change.ts";
import { useDevMode } from "../tracking/use-dev-mode.ts";
import { useTrackViews } from "../tracking/use-track-views.ts";
import { Footer } from "./footer.tsx";
import { LanguageOffer } from "./language-switch.tsx";
import { Navigation } from "./navigation.tsx";

/** What surrounds every view. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation(["common", "site"]);
  const devMode = useDevMode();
  useScrollPosition();
  useViewChange();
  useTrackViews();
  useAnnounceHydration();
  return (
    <ToastProvider label={t(($) => $.notifications)} closeLabel={t(($) => $.close)}>
      <a
        href="#content"
        className="sr-only z-dialog rounded-md bg-surface-raised p-3 font-medium focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t(($) => $.skipToContent)}
      </a>
      <LanguageOffer />
      <noscript>
        <p className="bg-accent-soft px-gutter py-3 text-center text-sm">
          {t(($) => $.shell.noScript, { ns: "site", ...brand.contact })}
        </p>
      </noscript>
      <Navigation />
      <main id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Footer devMode={devMode.on} onToggleDevMode={devMode.toggle} />
      <LeadDialogs />
    </ToastProvider>
  );
}

/** Tells the page's intent script, and whoever looks at the document, that clicks are handled from here on. */
function useAnnounceHydration(): void {
  useEffect(() => {
    document.documentElement.dataset["hydrated"] = "";
    dispatchEvent(new Event("voxlog:hydrated"));
  }, []);
}
