import { useScrollPosition } from "@voxlog/browser/scroll-position";
import { brand } from "@voxlog/product";
import { TextsProvider } from "@voxlog/ui/texts";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigationType } from "react-router";
import { ContactLinks } from "../components/contact-links.tsx";
import { hideFailure } from "../components/failure.ts";
import { isPartShown, useSampleLabel } from "../components/is-part-shown.ts";
import { LeadDialogs } from "../leads/lead-dialogs.tsx";
import { useViewChange } from "../routing/use-view-change.ts";
import { useDevMode } from "../tracking/use-dev-mode.ts";
import { useTracking } from "../tracking/use-tracking.ts";
import { Footer } from "./footer.tsx";
import { LanguageOffer } from "./language-switch.tsx";
import { Navigation } from "./navigation.tsx";

/** The parts around every view. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation(["common", "site"]);
  const devMode = useDevMode();
  const label = useSampleLabel();
  const { email, phone } = brand.contact;
  useScrollPosition(useLocation().key, useNavigationType() === "POP");
  useViewChange();
  useTracking();
  useAnnounceHydration();
  return (
    <TextsProvider texts={{ close: t(($) => $.close) }}>
      <a
        href="#content"
        className="sr-only z-dialog rounded-md bg-surface-raised p-3 font-medium focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t(($) => $.skipToContent)}
      </a>
      <Navigation />
      <LanguageOffer />
      <noscript>
        <p className="bg-accent-soft px-gutter py-3 text-center text-sm">
          <ContactLinks
            text={t(($) => $.shell.noScript[isPartShown("phone") ? "emailOrPhone" : "email"], {
              ns: "site",
              product: brand.name,
              email,
              phone: label("phone", phone),
            })}
          />
        </p>
      </noscript>
      <main id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Footer devMode={devMode} />
      <FailureMessages />
      <LeadDialogs />
    </TextsProvider>
  );
}

/** Says why a click had no effect: see `showFailure`. */
function FailureMessages() {
  const { t } = useTranslation();
  const bar =
    "sticky bottom-0 z-toast hidden bg-danger-soft px-gutter py-4 text-center text-balance text-danger forced-colors:border-t";
  return (
    <>
      <p role="alert" className={`${bar} in-data-[failure=offline]:block`}>
        {t(($) => $.offline)}
      </p>
      <p role="alert" className={`${bar} in-data-[failure=other]:block`}>
        {t(($) => $.failure)}
      </p>
    </>
  );
}

/** Tells the inline scripts that the application handles clicks from now on. */
function useAnnounceHydration(): void {
  useEffect(() => {
    document.documentElement.dataset["hydrated"] = "";
    hideFailure();
    dispatchEvent(new Event("voxlog:hydrated"));
  }, []);
}
