import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { useLocation } from "react-router";
import "./app.css";
import { PageHead } from "./head/page-head.tsx";
import formPage from "./inline/form-page.ts?inline-script";
import intent from "./inline/intent.ts?inline-script";
import languageRedirect from "./inline/language-redirect.ts?inline-script";
import { LeadToDemo } from "./leads/enter-demo.tsx";
import { useI18n } from "./routing/i18n-registry.ts";
import { isFormView, languageOf, trackedPath, viewOf } from "./routing/paths.ts";
import { PageLanguage, PageView } from "./routing/use-view.ts";
import { PrefetchView } from "./routing/view-link.tsx";
import { Offline } from "./shell/offline.tsx";
import { ReloadOnFailure } from "./shell/reload-on-failure.tsx";
import { SiteLayout } from "./shell/site-layout.tsx";
import { prefetchView, ShownView } from "./views/load-view.tsx";

/** The complete page at the router's address, including its head and inline scripts. */
export function Document(): ReactNode {
  const { pathname } = useLocation();
  const language = languageOf(pathname);
  const view = viewOf(pathname);
  const leadsOn = view === "dashboard";
  return (
    // The language redirect sets attributes before hydration.
    <html lang={language} suppressHydrationWarning>
      <I18nextProvider i18n={useI18n(language)}>
        <PageLanguage value={language}>
          <PageView value={view}>
            <head>
              <meta charSet="utf-8" />
              <meta name="viewport" content="width=device-width, initial-scale=1" />
              <PageHead />
              <Script text={languageRedirect} />
            </head>
            <body className="flex flex-col">
              <PrefetchView value={prefetchView}>
                <SiteLayout>
                  {/* A new key, so that another view is rendered again after a failure. */}
                  <ReloadOnFailure key={view} offline={<Offline />}>
                    <ShownView />
                  </ReloadOnFailure>
                  {leadsOn && <LeadToDemo />}
                </SiteLayout>
              </PrefetchView>
              <Script
                text={isFormView(view) ? formPage : intent}
                data-path={trackedPath(pathname)}
                data-tracking=""
                data-at-once={leadsOn ? "always" : view === "calculator" ? "query" : undefined}
              />
            </body>
          </PageView>
        </PageLanguage>
      </I18nextProvider>
    </html>
  );
}

/** An inline script. The build adds its hash to the Content-Security-Policy. */
function Script({
  text,
  ...attributes
}: {
  text: string;
  "data-path"?: string;
  "data-tracking"?: string;
  "data-at-once"?: string | undefined;
}) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own bundled code, fixed at build time.
  return <script {...attributes} dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />;
}
