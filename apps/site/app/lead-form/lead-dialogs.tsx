import { useToast } from "@voxlog/ui/toast";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { loadLeadDialog, useLoadedLeadDialog, useNearDialog } from "./load-lead-dialog.ts";
import { useOpenDialog } from "./use-open-dialog.ts";

/** Shows the dialog that the address asks for, once its code is here. */
export function LeadDialogs() {
  const { t } = useTranslation();
  const toast = useToast();
  const { dialog, close } = useOpenDialog();
  const near = useNearDialog();
  const Dialogs = useLoadedLeadDialog();
  const giveUp = useRef(() => {});
  giveUp.current = () => {
    toast(t(($) => $.failure));
    close();
  };

  const wanted = dialog !== undefined;
  useEffect(() => {
    if (!wanted) return;
    loadLeadDialog().catch((error: unknown) => {
      console.error("The form could not be fetched.", error);
      giveUp.current();
    });
  }, [wanted]);

  return Dialogs && <Dialogs dialog={dialog} near={wanted ? undefined : near} onClose={close} />;
}
