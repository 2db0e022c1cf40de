import { useToast } from "@voxlog/ui/toast";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { UNSTORED } from "./stored-edits.ts";

/** Said once a page: a second time tells the visitor nothing new. */
let isTold = false;

/** Where something can be changed: says that a reload undoes it, in a browser that could not store it. */
export function useUnstoredNotice(): void {
  const { t } = useTranslation("demo");
  const toast = useToast();
  const tell = useEffectEvent(() => {
    if (isTold) return;
    isTold = true;
    toast(
      t(($) => $.edits.unstored),
      { tone: "info" },
    );
  });
  useEffect(() => {
    const hear = () => tell();
    addEventListener(UNSTORED, hear);
    return () => removeEventListener(UNSTORED, hear);
  }, []);
}
