import { Button } from "@voxlog/ui/button";
import { Dialog } from "@voxlog/ui/dialog";
import { SelectField } from "@voxlog/ui/select-field";
import { TextField } from "@voxlog/ui/text-field";
import { useTranslation } from "react-i18next";
import { useDraft } from "../../edits/drafts.ts";

/** Asks for an email address and a role. The demo sends nothing: both buttons close the dialog. */
export function InviteDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation("demo");
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(($) => $.settings.team.inviteTitle)}
      description={t(($) => $.settings.team.inviteText)}
    >
      <InviteForm onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function InviteForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(["demo", "common"]);
  const [{ email, role }, setDraft, forgetDraft] = useDraft("invite", { email: "", role: "Member" });
  function close(): void {
    forgetDraft();
    onClose();
  }
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <TextField
        type="email"
        autoComplete="off"
        label={t(($) => $.settings.team.inviteEmail)}
        value={email}
        onChange={({ target }) => setDraft({ email: target.value, role })}
      />
      <SelectField
        label={t(($) => $.settings.team.role)}
        hint={t(($) => $.settings.team.roleHint)}
        value={role}
        onChange={({ target }) => setDraft({ email, role: target.value })}
      >
        {(["Member", "Admin"] as const).map((each) => (
          <option key={each} value={each}>
            {t(($) => $.layout.roles[each])}
          </option>
        ))}
      </SelectField>
      <p className="text-sm text-text-muted">{t(($) => $.settings.team.inviteDemo)}</p>
      <div className="flex flex-col gap-3 sm:flex-row-reverse">
        <Button type="submit">{t(($) => $.settings.team.send)}</Button>
        <Button variant="secondary" onClick={close}>
          {t(($) => $.cancel)}
        </Button>
      </div>
    </form>
  );
}
