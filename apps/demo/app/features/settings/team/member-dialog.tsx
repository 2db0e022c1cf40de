import { useStore } from "@voxlog/browser/store";
import type { TeamMember } from "@voxlog/demo-data/team";
import { breakable } from "@voxlog/ui/breakable";
import { Button } from "@voxlog/ui/button";
import { Dialog } from "@voxlog/ui/dialog";
import { useToast } from "@voxlog/ui/toast";
import { UserMinus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../lazy/confirm-dialog.tsx";
import { RoleField } from "./role-field.tsx";
import { changeRole, removeMember, teamEdits } from "./team-edits.ts";

/** What an Admin does with a member: another role, or out of the team. */
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
  // They stay in the picture while the dialog leaves.
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
            className="justify-self-start text-danger! max-sm:w-full"
            onClick={() => setAsking(true)}
          >
            <UserMinus aria-hidden="true" className="size-5" />
            {t(($) => $.settings.team.remove)}
          </Button>
        </div>
      </Dialog>
      <ConfirmDialog
        open={asking}
        title={t(($) => $.settings.team.removeTitle, { name })}
        description={t(($) => $.settings.team.removeText, { name })}
        confirmLabel={t(($) => $.settings.team.remove)}
        cancelLabel={t(($) => $.settings.team.cancel)}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** The choice of a member's role, which holds at once and is confirmed here: a toast would lie over the next button. */
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
