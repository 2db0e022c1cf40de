import { Button } from "@voxlog/ui/button";
import { Dialog } from "@voxlog/ui/dialog";
import { SelectField } from "@voxlog/ui/select-field";
import { TextField } from "@voxlog/ui/text-field";
import { useTranslation } from "react-i18next";

/** Asks for an email address and a role. The demo sends nothing: both buttons close the dialog. */
export function InviteDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation(["demo", "common"]);
  const close = () => onOpenChange(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(($) => $.settings.team.inviteTitle)}
      description={t(($) => $.settings.team.inviteText)}
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          close();
        }}
      >
        <TextField type="email" autoComplete="off" label={t(($) => $.settings.team.inviteEmail)} />
        <SelectField
          label={t(($) => $.settings.team.role)}
          hint={t(($) => $.settings.team.roleHint)}
          defaultValue="Member"
        >
          {(["Member", "Admin"] as const).map((role) => (
            <option key={role} value={role}>
              {t(($) => $.layout.roles[role])}
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
    </Dialog>
  );
}
