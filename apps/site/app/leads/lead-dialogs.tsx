import { useLazy } from "@voxlog/browser/lazy";
import { useToast } from "@voxlog/ui/toast";
import { useTranslation } from "react-i18next";
import { leadDialog } from "./lazy-lead-dialog.ts";
import { useOpenDialog } from "./use-open-dialog.ts";

/** Shows the dialog that the address asks for, once its code is here. */
export function LeadDialogs() {
  const { t } = useTranslation();
  const toast = useToast();
  const { dialog, close } = useOpenDialog();
  const Dialogs = useLazy(leadDialog, dialog !== undefined, (error) => {
    console.error("The form could not be fetched.", error);
    toast(
      t(($) => $.failure),
      { tone: "danger" },
    );
    close();
  });
  return Dialogs && <Dialogs dialog={dialog} onClose={close} />;
}
