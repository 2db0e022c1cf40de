import { brand, claims } from "@voxlog/product";
import { Dialog } from "@voxlog/ui/dialog";
import { useToast } from "@voxlog/ui/toast";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../routing/use-view.ts";
import { tracker } from "../tracking/tracker.ts";
import { goToDemo, grantDemoAccess } from "./demo-access.ts";
import { readDraft } from "./draft.ts";
import { LeadForm } from "./lead-form.tsx";
import type { DialogName } from "./use-open-dialog.ts";

/** How long, in ms, the conversion may hold up the way to the demo; it is sent on leaving at the latest. */
const CONVERSION_WAIT = 400;

type OpenLeadDialogProps = {
  dialog: DialogName | undefined;
  onClose: () => void;
};

/** Both dialogs, of which one may be open. Fetched when first asked for. */
export function OpenLeadDialog({ dialog, onClose }: OpenLeadDialogProps) {
  return (
    <>
      <SignupDialog open={dialog === "signup"} onClose={onClose} />
      <DemoRequestDialog open={dialog === "demo"} onClose={onClose} />
    </>
  );
}

type LeadDialogProps = { open: boolean; onClose: () => void };

function SignupDialog({ open, onClose }: LeadDialogProps) {
  const { t } = useTranslation(["site", "common"]);
  const toast = useToast();
  const [draft] = useState(() => readDraft("signups"));
  const onStored = useCallback(() => {
    tracker.convert("signup");
    toast(t(($) => $.forms.signup.success, { hours: claims.supportResponseHours }));
    onClose();
  }, [t, toast, onClose]);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      width="wide"
      title={t(($) => $.forms.signup.title, { product: brand.name })}
      description={t(($) => $.forms.signup.text, { hours: claims.supportResponseHours })}
      closeLabel={t(($) => $.close, { ns: "common" })}
    >
      <LeadForm
        collection="signups"
        submitLabel={t(($) => $.forms.signup.submit)}
        draft={draft}
        onStored={onStored}
      />
    </Dialog>
  );
}

function DemoRequestDialog({ open, onClose }: LeadDialogProps) {
  const { t } = useTranslation(["site", "common"]);
  const language = useLanguage();
  const [draft] = useState(() => readDraft("demo_requests"));
  const onStored = useCallback(async () => {
    grantDemoAccess();
    tracker.convert("demo_request");
    await Promise.race([tracker.settled(), new Promise((resolve) => setTimeout(resolve, CONVERSION_WAIT))]);
    goToDemo(language, "replace");
  }, [language]);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t(($) => $.forms.demoRequest.title)}
      description={t(($) => $.forms.demoRequest.text)}
      closeLabel={t(($) => $.close, { ns: "common" })}
    >
      <LeadForm
        collection="demo_requests"
        submitLabel={t(($) => $.forms.demoRequest.submit)}
        draft={draft}
        onStored={onStored}
      />
    </Dialog>
  );
}
