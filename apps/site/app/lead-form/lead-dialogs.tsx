import { useToast } from "@voxlog/ui/toast";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadLeadDialog } from "./load-lead-dialog.ts";
import type { OpenLeadDialogProps } from "./open-lead-dialog.tsx";
import { useOpenDialog } from "./use-open-dialog.ts";

/** Shows the dialog that the address asks for, once its code is here. */
export function LeadDialogs() {
  const { t } = useTranslation();
  const toast = useToast();
  const { dialog, close } = useOpenDialog();
  const [Loaded, setLoaded] = useState<ComponentType<OpenLeadDialogProps>>();
  const giveUp = useRef(() => {});
  giveUp.current = () => {
    toast(t(($) => $.failure));
    close();
  };

  const wanted = dialog !== undefined;
  useEffect(() => {
    if (!wanted) return;
    loadLeadDialog().then(
      ({ OpenLeadDialog }) => setLoaded(() => OpenLeadDialog),
      (error: unknown) => {
        console.error("The form could not be fetched.", error);
        giveUp.current();
      },
    );
  }, [wanted]);

  return Loaded && <Loaded dialog={dialog} onClose={close} />;
}
