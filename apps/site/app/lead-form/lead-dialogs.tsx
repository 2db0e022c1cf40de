import { useLazy } from "@voxlog/browser/lazy";
import { useToast } from "@voxlog/ui/toast";
import { useCallback, useRef } from "react";
import { useTranslation } from "react-i18next";
import { leadDialog, useNearDialog } from "./load-lead-dialog.ts";
import { useOpenDialog } from "./use-open-dialog.ts";

/** Shows the dialog that the address asks for, once its code is here. */
export function LeadDialogs() {
  const { t } = useTranslation();
  const toast = useToast();
  const { dialog, close } = useOpenDialog();
  const near = useNearDialog();
  const latestClose = useRef(close);
  latestClose.current = close;
  // The same with every address, which would render the forms anew.
  const onClose = useCallback(() => latestClose.current(), []);

  const wanted = dialog !== undefined;
  const Dialogs = useLazy(leadDialog, wanted, (error) => {
    console.error("The form could not be fetched.", error);
    toast(
      t(($) => $.failure),
      { tone: "danger" },
    );
    close();
  });

  return Dialogs && <Dialogs dialog={dialog} near={wanted ? undefined : near} onClose={onClose} />;
}
