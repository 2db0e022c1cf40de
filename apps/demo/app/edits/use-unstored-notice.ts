import { useToast } from "@voxlog/ui/toast";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { tourState } from "../tour/tour-state.ts";
import { UNSTORED } from "./edits-storage.ts";

/** Said once a page: a second time tells the visitor nothing new. */
let isTold = false;

/** Where something can be changed: says that a reload undoes it, in a browser that could not store it. */
export function useUnstoredNotice(): void {
  const { t } = useTranslation("demo");
  const toast = useToast();
  const tell = useEffectEvent(({ detail: name }: CustomEvent<string>) => {
    // Where the tour is belongs to the tour: the visitor changed nothing.
    if (isTold || name === tourState.name) return;
    isTold = true;
    toast(
      t(($) => $.edits.unstored),
      { tone: "info" },
    );
  });
  useEffect(() => {
    const hear = (event: CustomEvent<string>) => tell(event);
    addEventListener(UNSTORED, hear);
    return () => removeEventListener(UNSTORED, hear);
  }, []);
}
