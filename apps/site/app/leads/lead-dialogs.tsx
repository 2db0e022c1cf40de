import { useLazy } from "@voxlog/browser/lazy";
import { prefersReducedData, whenIdle } from "@voxlog/browser/prefetch";
import { useEffect, useMemo } from "react";
import { showFailure } from "../components/failure.ts";
import { useLanguage } from "../routing/use-view.ts";
import { goToDemo, mayEnterDemo } from "./demo-access.ts";
import { leadDialog } from "./lazy-lead-dialog.ts";
import { useOpenDialog } from "./use-open-dialog.ts";

/** Shows the dialog in the address once its code has loaded. Visitors with access get none for the demo. */
export function LeadDialogs() {
  const language = useLanguage();
  const { dialog, openedBy, prefill, place, close } = useOpenDialog();
  // Read when the dialog opens: sending the request in it grants access, and opens the demo by itself.
  const leadsOn = useMemo(() => dialog === "demo" && mayEnterDemo(), [dialog]);
  useEffect(() => {
    if (leadsOn) goToDemo(language, "replace", place);
  }, [leadsOn, language, place]);
  useEffect(() => (prefersReducedData() ? undefined : whenIdle(leadDialog.prefetch)), []);
  const shown = leadsOn ? undefined : dialog;
  const Dialogs = useLazy(leadDialog, shown !== undefined, (error) => {
    console.error("The form couldn't be loaded.", error);
    showFailure();
    close();
  });
  return (
    Dialogs && <Dialogs dialog={shown} openedBy={openedBy} prefill={prefill} place={place} onClose={close} />
  );
}
