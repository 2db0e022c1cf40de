import type { TeamRole } from "@voxlog/demo-data/team";
import { Button } from "@voxlog/ui/button";
import { Dialog } from "@voxlog/ui/dialog";
import { TextField } from "@voxlog/ui/text-field";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { RoleField } from "./role-field.tsx";

/** Asks whom to invite, and as what. The demo sends nothing: both buttons just close it. */
export function InviteDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation(["demo", "common"]);
  const [role, setRole] = useState<TeamRole>("Member");
  const close = () => onOpenChange(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(($) => $.settings.team.inviteTitle)}
      description={t(($) => $.settings.team.inviteText)}
      closeLabel={t(($) => $.close, { ns: "common" })}
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
        <RoleField value={role} onChange={setRole} />
        <p className="text-sm text-text-muted">{t(($) => $.settings.team.inviteDemo)}</p>
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <Button type="submit">{t(($) => $.settings.team.send)}</Button>
          <Button variant="secondary" onClick={close}>
            {t(($) => $.settings.team.cancel)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
