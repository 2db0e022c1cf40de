import { brand } from "@voxlog/product";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useOwner } from "./owner.ts";
import { ReportsPage } from "./reports-page.tsx";
import { SignInPage } from "./sign-in-page.tsx";

/** The reports for whoever has signed in as the owner, and the way in for everybody else. */
export function App() {
  const { t } = useTranslation("reports");
  const owner = useOwner();
  const title = t(($) => $.documentTitle, { product: brand.name });
  useEffect(() => {
    document.title = title;
  }, [title]);
  const isSignedIn = Boolean(owner.token);
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    if (wasSignedIn.current !== isSignedIn) document.querySelector("h1")?.focus(); // What had the focus is gone.
    wasSignedIn.current = isSignedIn;
  }, [isSignedIn]);
  return isSignedIn ? <ReportsPage /> : <SignInPage hasExpired={owner.hasExpired} />;
}
