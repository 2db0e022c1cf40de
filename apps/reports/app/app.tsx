import { brand } from "@voxlog/product";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useOwner } from "./account/owner.ts";
import { SignInPage } from "./account/sign-in-page.tsx";
import { paths, useAddress } from "./address.ts";
import { lazyPart } from "./lazy-part.tsx";
import { ReportsPage } from "./reports-page.tsx";
import { TopBar } from "./top-bar.tsx";

const LeadsPage = lazyPart(() => import("./leads/leads-page.tsx").then((module) => module.LeadsPage));
const AccountPage = lazyPart(() => import("./account/account-page.tsx").then((module) => module.AccountPage));

/** The page of the address for whoever has signed in, and the way in for everybody else. */
export function App() {
  const { t } = useTranslation("reports");
  const { token, hasExpired } = useOwner();
  const path = useAddress().pathname.replace(/\/$/, "");
  const title = t(($) => (path === paths.leads ? $.leadsDocumentTitle : $.documentTitle), {
    product: brand.name,
  });
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (!token) return <SignInPage hasExpired={hasExpired} />;
  return (
    <>
      <TopBar />
      <main className="min-h-[calc(100dvh-var(--spacing-bar))] bg-surface-sunken">
        {path === paths.leads ? <LeadsPage /> : path === paths.account ? <AccountPage /> : <ReportsPage />}
      </main>
    </>
  );
}
