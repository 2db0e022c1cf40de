import { useToast } from "@voxlog/ui/toast";
import { useCallback, useEffect, useRef } from "react";
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
  const latest = useRef({ close, giveUp: () => {} });
  latest.current = {
    close,
    giveUp: () => {
      toast(
        t(($) => $.failure),
        { tone: "danger" },
      );
      close();
    },
  };
  // The same with every address, which would render the forms anew.
  const onClose = useCallback(() => latest.current.close(), []);

  const wanted = dialog !== undefined;
  useEffect(() => {
    if (!wanted) return;
    loadLeadDialog().catch((error: unknown) => {
      console.error("The form could not be fetched.", error);
      latest.current.giveUp();
    });
  }, [wanted]);

  return Dialogs && <Dialogs dialog={dialog} near={wanted ? undefined : near} onClose={onClose} />;
}
