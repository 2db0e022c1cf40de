import { useToast } from "@voxlog/ui/toast";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { loadLeadDialog, useLoadedLeadDialog } from "./load-lead-dialog.ts";
import { useOpenDialog } from "./use-open-dialog.ts";

/** Shows the dialog that the address asks for, once its code is here. */
export function LeadDialogs() {
  const { t } = useTranslation();
  const toast = useToast();
  const { dialog, close } = useOpenDialog();
  const Dialogs = useLoadedLeadDialog();
  const giveUp = useEffectEvent(() => {
    toast(
      t(($) => $.failure),
      { tone: "danger" },
    );
    close();
  });

  const isWanted = dialog !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    loadLeadDialog().catch((error: unknown) => {
      console.error("The form could not be fetched.", error);
      giveUp();
    });
  }, [isWanted]);

  return Dialogs && <Dialogs dialog={dialog} onClose={close} />;
}
