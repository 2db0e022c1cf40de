import { useToast } from "@voxlog/ui/toast";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { UNSTORED } from "./edits-storage.ts";

/** Once a page is enough: the browser stores the next edit no better. */
let isTold = false;

/** Where something can be changed: says that a reload undoes it, in a browser that stores nothing. */
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
