import { brand } from "@voxlog/product";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { SignInPage } from "./account/sign-in-page.tsx";
import { lazyPart } from "./components/lazy-part.tsx";
import { PageHeading } from "./components/page-heading.tsx";
import { ReportsLanguageSwitch } from "./components/reports-language-switch.tsx";
import { loadPage, pageAt } from "./pages.ts";
import { useAddress } from "./routing/address.ts";
import { paths } from "./routing/paths.ts";
import { useAccount } from "./session/account.ts";
import { TopBar } from "./top-bar.tsx";

const parts = {
  [paths.reports]: lazyPart("reports", () => loadPage(paths.reports)),
  [paths.leads]: lazyPart("staff", () => loadPage(paths.leads)),
  [paths.account]: lazyPart("staff", () => loadPage(paths.account)),
};

/** Shows the page of the address to signed-in users, and the sign-in page to everyone else. */
export function App() {
  const { t } = useTranslation("reports");
  const { token, hasExpired, isView } = useAccount();
  const { pathname } = useAddress();
  const path = isView ? paths.reports : pageAt(pathname);
  const page = {
    [paths.reports]: t(($) => $.title),
    [paths.leads]: t(($) => $.nav.leads),
    [paths.account]: t(($) => $.account),
  }[path];
  const title = t(($) => $.documentTitle, { page, product: brand.name });
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (!token && isView) return <EndedView />;
  if (!token) return <SignInPage hasExpired={hasExpired} />;
  const Page = parts[path];
  return (
    <>
      <TopBar />
      <main className="min-h-[calc(100dvh-var(--spacing-bar))] bg-surface-sunken">
        <Page />
      </main>
    </>
  );
}

function EndedView() {
  const { t } = useTranslation("reports");
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-4 bg-surface-sunken p-gutter">
      <PageHeading>{t(($) => $.view.ended)}</PageHeading>
      <p className="text-text-muted">{t(($) => $.view.ask)}</p>
      <ReportsLanguageSwitch />
    </main>
  );
}
