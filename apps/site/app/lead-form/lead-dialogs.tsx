import { useToast } from "@voxlog/ui/toast";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadedLeadDialog, loadLeadDialog } from "./load-lead-dialog.ts";
import { useOpenDialog } from "./use-open-dialog.ts";

/** Shows the dialog that the address asks for, once its code is here. */
export function LeadDialogs() {
  const { t } = useTranslation();
  const toast = useToast();
  const { dialog, close } = useOpenDialog();
  const [asked, setAsked] = useState(false);
  const giveUp = useRef(() => {});
  giveUp.current = () => {
    toast(t(($) => $.failure));
    close();
  };

  const wanted = dialog !== undefined;
  useEffect(() => {
    if (!wanted) return;
    loadLeadDialog().then(
      () => setAsked(true),
      (error: unknown) => {
        console.error("The form could not be fetched.", error);
        giveUp.current();
      },
    );
  }, [wanted]);

  const Dialogs = wanted || asked ? loadedLeadDialog() : undefined;
  return Dialogs && <Dialogs dialog={dialog} onClose={close} />;
}
