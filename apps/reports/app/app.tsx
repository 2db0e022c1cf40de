import { brand } from "@voxlog/product";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useOwner } from "./owner/owner.ts";
import { SignInPage } from "./owner/sign-in-page.tsx";
import { ReportsPage } from "./page/reports-page.tsx";

/** The reports for whoever has signed in as the owner, and the way in for everybody else. */
export function App() {
  const { t } = useTranslation("reports");
  const owner = useOwner();
  const title = t(($) => $.documentTitle, { product: brand.name });
  useEffect(() => {
    document.title = title;
  }, [title]);
  const isIn = Boolean(owner.token);
  const wasIn = useRef(isIn);
  useEffect(() => {
    if (wasIn.current !== isIn) document.querySelector("h1")?.focus(); // What had the focus is gone.
    wasIn.current = isIn;
  }, [isIn]);
  return isIn ? <ReportsPage /> : <SignInPage hasEnded={owner.hasEnded} />;
}
