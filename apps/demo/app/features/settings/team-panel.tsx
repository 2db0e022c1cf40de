import { useStore } from "@voxlog/browser/store";
import { licenses } from "@voxlog/demo-data/team";
import { Badge } from "@voxlog/ui/badge";
import { Button } from "@voxlog/ui/button";
import { Radio, RadioGroup } from "@voxlog/ui/radio-group";
import { useToast } from "@voxlog/ui/toast";
import { LogOut, UserPlus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { lazyDialog } from "../../components/lazy.tsx";
import { SectionCard } from "../../components/section-card.tsx";
import { useDialogEntry } from "../../components/use-dialog-entry.ts";
import { viewedRole } from "../../edits/account-edits.ts";
import { MemberList } from "./member-list.tsx";
import { teamEdits } from "./team-edits.ts";

const InviteDialog = lazyDialog(() => import("./invite-dialog.tsx").then((module) => module.InviteDialog));

/** The team, with the actions of the viewed role. */
export function TeamPanel() {
  const { t } = useTranslation("demo");
  const isAdmin = useStore(viewedRole) === "Admin";
  const used = useStore(teamEdits).length;
  const invitation = useDialogEntry();
  return (
    <div className="grid grid-cols-1 gap-4">
      <ViewAs />
      <SectionCard
        title={t(($) => $.settings.team.title)}
        aside={
          isAdmin && (
            <Badge tone="accent">{t(($) => $.settings.team.licenses, { used, total: licenses.total })}</Badge>
          )
        }
      >
        <MemberList isAdmin={isAdmin} />
        {isAdmin ? (
          <Button className="justify-self-start max-sm:w-full" onClick={() => invitation.setOpen(true)}>
            <UserPlus aria-hidden="true" className="size-5" />
            {t(($) => $.settings.team.invite)}
          </Button>
        ) : (
          <LeaveTeam />
        )}
      </SectionCard>
      <InviteDialog open={invitation.open} onOpenChange={invitation.setOpen} />
    </div>
  );
}

const roles = ["Admin", "Member"] as const;

/** Switches the viewed role. */
function ViewAs() {
  const { t } = useTranslation("demo");
  const viewed = useStore(viewedRole);
  return (
    <RadioGroup
      variant="segmented"
      size="sm"
      label={t(($) => $.settings.team.view)}
      value={viewed}
      onValueChange={(role) => viewedRole.set(role)}
    >
      {roles.map((role) => (
        <Radio key={role} value={role}>
          {t(($) => $.layout.roles[role])}
        </Radio>
      ))}
    </RadioGroup>
  );
}

/** Lets a Member leave the team. The demo says that they stay. */
function LeaveTeam() {
  const { t } = useTranslation("demo");
  const toast = useToast();
  return (
    <Button
      variant="secondary"
      className="justify-self-start text-danger max-sm:w-full"
      onClick={() => toast(t(($) => $.settings.team.left))}
    >
      <LogOut aria-hidden="true" className="size-5" />
      {t(($) => $.settings.team.leave)}
    </Button>
  );
}
