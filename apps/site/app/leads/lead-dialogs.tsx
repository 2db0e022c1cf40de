import { useLazy } from "@voxlog/browser/lazy";
import { prefersReducedData, whenIdle } from "@voxlog/browser/prefetch";
import { useToast } from "@voxlog/ui/toast";
import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../routing/use-view.ts";
import { goToDemo, mayEnterDemo } from "./demo-access.ts";
import { leadDialog } from "./lazy-lead-dialog.ts";
import { useOpenDialog } from "./use-open-dialog.ts";

/** Shows the dialog that the address asks for, once its code is here; a visitor with access needs none for the demo. */
export function LeadDialogs() {
  const { t } = useTranslation();
  const toast = useToast();
  const language = useLanguage();
  const { dialog, openedBy, prefill, place, close } = useOpenDialog();
  // Asked when the dialog opens: the request that is sent in it gives access, and leads on by itself.
  const leadsOn = useMemo(() => dialog === "demo" && mayEnterDemo(), [dialog]);
  useEffect(() => {
    if (leadsOn) goToDemo(language, "replace", place);
  }, [leadsOn, language, place]);
  useEffect(() => (prefersReducedData() ? undefined : whenIdle(leadDialog.prefetch)), []);
  const shown = leadsOn ? undefined : dialog;
  const Dialogs = useLazy(leadDialog, shown !== undefined, (error) => {
    console.error("The form couldn't be loaded.", error);
    toast(
      t(($) => (navigator.onLine ? $.failure : $.offline)),
      { tone: "danger" },
    );
    close();
  });
  return (
    Dialogs && <Dialogs dialog={shown} openedBy={openedBy} prefill={prefill} place={place} onClose={close} />
  );
}
