import { isQuoted, type Lead } from "@voxlog/product";
import { Dialog } from "@voxlog/ui/dialog";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { useLanguage } from "../routing/use-view.ts";
import { tracker } from "../tracking/tracker.ts";
import { enterDemo, grantDemoAccess } from "./demo-access.ts";
import { readDraft, saveDraft } from "./draft.ts";
import { LeadForm } from "./lead-form.tsx";
import { SignupConfirmation } from "./signup-confirmation.tsx";
import { type DialogName, type FormOpener, withoutPrefill } from "./use-open-dialog.ts";
import { useSignupTexts } from "./use-signup-texts.ts";

type OpenLeadDialogProps = {
  dialog: DialogName | undefined;
  openedBy: FormOpener | undefined;
  prefill: Lead | undefined;
  place: string | undefined;
  onClose: () => void;
};

/** Both dialogs, of which one may be open. Loaded on demand. */
export function OpenLeadDialog({ dialog, openedBy, prefill, place, onClose }: OpenLeadDialogProps) {
  const [signup] = useState(() => readDraft("signups"));
  usePrefilledDraft(signup, dialog === "signup" ? prefill : undefined);
  const [demoRequest] = useState(() => readDraft("demo_requests"));
  return (
    <>
      <SignupDialog
        open={dialog === "signup"}
        openedBy={openedBy}
        prefill={prefill}
        draft={signup}
        onClose={onClose}
      />
      <DemoRequestDialog
        open={dialog === "demo"}
        openedBy={openedBy}
        place={place}
        draft={demoRequest}
        onClose={onClose}
      />
    </>
  );
}

/** Moves the values in the address to the draft: after a reload the draft is newer. */
function usePrefilledDraft(draft: Lead, prefill: Lead | undefined): void {
  const location = useLocation();
  const navigate = useNavigate();
  const move = useEffectEvent((named: Lead) => {
    Object.assign(draft, named);
    saveDraft("signups", draft);
    const search = withoutPrefill(location.search);
    void navigate({ ...location, search }, { replace: true, state: location.state });
  });
  useEffect(() => {
    if (prefill) move(prefill);
  }, [prefill]);
}

type LeadDialogProps = {
  open: boolean;
  openedBy: FormOpener | undefined;
  draft: Lead;
  onClose: () => void;
};
type SignupDialogProps = LeadDialogProps & { prefill: Lead | undefined };

function SignupDialog({ open, openedBy, prefill, draft, onClose }: SignupDialogProps) {
  const { t } = useTranslation(["site", "common"]);
  const location = useLocation();
  const navigate = useNavigate();
  // The history entry has the sent form: going back or forward to it, or a reload, shows no empty form.
  const requested = {
    open,
    openedBy,
    prefill,
    sent: Boolean(location.state?.sent),
  };
  const [shown, setShown] = useState(requested);
  // From when it opened: the address no longer has it while the dialog closes.
  if (open !== shown.open || (open && requested.sent !== shown.sent))
    setShown(open ? requested : { ...shown, open });
  const confirm = useCallback(
    (_: Lead, byProgram: boolean) => {
      if (!byProgram) tracker.convert("signup");
      grantDemoAccess();
      void navigate(location, { replace: true, state: { ...location.state, sent: true } });
    },
    [navigate, location],
  );
  const texts = useSignupTexts(shown.openedBy);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      width="wide"
      title={shown.sent ? t(($) => $.forms.signup.sent.title) : texts.title}
      description={shown.sent ? undefined : texts.text}
    >
      {shown.sent ? (
        <SignupConfirmation quoted={isQuoted(shown.openedBy)} onClose={onClose} />
      ) : (
        <LeadForm
          collection="signups"
          submitLabel={texts.submit}
          startWith={shown.openedBy === "crm" ? "crm" : undefined}
          prefill={shown.prefill}
          openedBy={shown.openedBy}
          draft={draft}
          onStored={confirm}
        />
      )}
    </Dialog>
  );
}

type DemoRequestDialogProps = LeadDialogProps & { place: string | undefined };

function DemoRequestDialog({ open, openedBy, place, draft, onClose }: DemoRequestDialogProps) {
  const { t } = useTranslation(["site", "common"]);
  const language = useLanguage();
  const onStored = useCallback(
    (lead: Lead, byProgram: boolean) => {
      if (!byProgram) tracker.convert("demo_request");
      void enterDemo(lead, language, place, tracker.settled());
    },
    [language, place],
  );
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t(($) => $.forms.demoRequest.title)}
      description={t(($) => $.forms.demoRequest.text)}
    >
      <LeadForm
        collection="demo_requests"
        submitLabel={t(($) => $.home.hero.viewDemo)}
        openedBy={openedBy}
        draft={draft}
        onStored={onStored}
      />
    </Dialog>
  );
}
