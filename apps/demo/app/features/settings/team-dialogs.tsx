import { breakable } from "@voxlog/browser/breakable";
import { useStore } from "@voxlog/browser/store";
import type { TeamMember, TeamRole } from "@voxlog/demo-data/team";
import { Button } from "@voxlog/ui/button";
import { Dialog } from "@voxlog/ui/dialog";
import { SelectField } from "@voxlog/ui/select-field";
import { TextField } from "@voxlog/ui/text-field";
import { useToast } from "@voxlog/ui/toast";
import { UserMinus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AlertDialog } from "../../components/lazy.tsx";
import { isTeamRole } from "../../edits/account-edits.ts";
import { changeRole, removeMember, teamEdits } from "./team-edits.ts";

/** Lets an Admin change a member's role or remove them. */
export function MemberDialog({
  id,
  open,
  onOpenChange,
}: {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation(["demo", "common"]);
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const present = useStore(teamEdits).find((member) => member.id === id);
  // They stay visible while the dialog closes.
  const [member, setMember] = useState(present);
  if (present && present !== member) setMember(present);
  if (!member) return null;
  const { name } = member;

  function remove(): void {
    setAsking(false);
    onOpenChange(false);
    removeMember(id);
    toast(t(($) => $.settings.team.removed, { name }));
  }

  return (
    <>
      <Dialog
        open={open && present !== undefined}
        onOpenChange={onOpenChange}
        title={name}
        description={breakable(member.email)}
        closeLabel={t(($) => $.close, { ns: "common" })}
      >
        <div className="grid gap-4">
          <MemberRole member={member} />
          <Button
            variant="secondary"
            className="justify-self-start text-danger max-sm:w-full"
            onClick={() => setAsking(true)}
          >
            <UserMinus aria-hidden="true" className="size-5" />
            {t(($) => $.settings.team.remove)}
          </Button>
        </div>
      </Dialog>
      <AlertDialog
        open={asking}
        title={t(($) => $.settings.team.removeTitle, { name })}
        description={t(($) => $.settings.team.removeText, { name })}
        confirmLabel={t(($) => $.settings.team.remove)}
        cancelLabel={t(($) => $.settings.team.cancel)}
        onConfirm={remove}
        onOpenChange={setAsking}
      />
    </>
  );
}

/** Selects a member's role, which is saved at once. The confirmation is here, since a toast would cover the next button. */
function MemberRole({ member: { id, name, role } }: { member: TeamMember }) {
  const { t } = useTranslation("demo");
  const [isChanged, setIsChanged] = useState(false);
  return (
    <div className="grid gap-2">
      <RoleField
        value={role}
        onChange={(next) => {
          changeRole(id, next);
          setIsChanged(true);
        }}
      />
      <p role="status" className="min-h-6 text-sm font-medium text-success">
        {isChanged && t(($) => $.settings.team.roleChanged[role], { name })}
      </p>
    </div>
  );
}

/** Asks for an email address and a role. The demo sends nothing: both buttons close the dialog. */
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

const roles = ["Member", "Admin"] as const;

/** Selects a member's role. */
function RoleField({ value, onChange }: { value: TeamRole; onChange: (role: TeamRole) => void }) {
  const { t } = useTranslation("demo");
  return (
    <SelectField
      label={t(($) => $.settings.team.role)}
      hint={t(($) => $.settings.team.roleHint)}
      value={value}
      onChange={({ target }) => isTeamRole(target.value) && onChange(target.value)}
    >
      {roles.map((role) => (
        <option key={role} value={role}>
          {t(($) => $.layout.roles[role])}
        </option>
      ))}
    </SelectField>
  );
}
