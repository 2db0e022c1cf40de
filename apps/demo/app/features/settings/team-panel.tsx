import { useStore } from "@voxlog/browser/store";
import { licences } from "@voxlog/demo-data/team";
import { brand } from "@voxlog/product";
import { Badge } from "@voxlog/ui/badge";
import { Button } from "@voxlog/ui/button";
import { useToast } from "@voxlog/ui/toast";
import { LogOut, UserPlus } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog, lazyDialog } from "../../components/lazy.tsx";
import { SectionCard } from "../../components/section-card.tsx";
import { viewedRole } from "../../edits/account-edits.ts";
import { MemberList } from "./member-list.tsx";
import { teamEdits } from "./team-edits.ts";

const InviteDialog = lazyDialog(
  () => import("./team-dialogs.tsx").then((module) => module.InviteDialog),
  ({ onOpenChange }) => onOpenChange(false),
);

/** The team, and what somebody may do with it in the role looked through. */
export function TeamPanel() {
  const { t } = useTranslation("demo");
  const isAdmin = useStore(viewedRole) === "Admin";
  const used = useStore(teamEdits).length;
  const [inviting, setInviting] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-4">
      <ViewAs />
      <SectionCard
        title={t(($) => $.settings.team.title)}
        aside={
          isAdmin && (
            <Badge tone="accent">{t(($) => $.settings.team.licences, { used, total: licences.total })}</Badge>
          )
        }
      >
        <MemberList isAdmin={isAdmin} />
        {isAdmin ? (
          <Button className="justify-self-start max-sm:w-full" onClick={() => setInviting(true)}>
            <UserPlus aria-hidden="true" className="size-5" />
            {t(($) => $.settings.team.invite)}
          </Button>
        ) : (
          <LeaveTeam />
        )}
      </SectionCard>
      <InviteDialog open={inviting} onOpenChange={setInviting} />
    </div>
  );
}

const roles = ["Admin", "Member"] as const;

/** Shows the team the way the other role sees it. */
function ViewAs() {
  const { t } = useTranslation("demo");
  const viewed = useStore(viewedRole);
  const name = useId();
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <legend className="float-left me-4 text-sm font-medium">{t(($) => $.settings.team.view)}</legend>
      <div className="flex gap-1 rounded-lg bg-track p-1 forced-colors:border">
        {roles.map((role) => (
          <label
            key={role}
            className="inline-flex h-9 items-center rounded-md px-4 text-sm font-medium text-text-muted transition-colors hover:text-text has-checked:bg-control has-checked:text-text has-checked:shadow-xs has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={viewed === role}
              onChange={() => viewedRole.set(role)}
            />
            {t(($) => $.layout.roles[role])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The way out of the team for those who are no Admin; in the demo it leads nowhere, and says so. */
function LeaveTeam() {
  const { t } = useTranslation("demo");
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        className="justify-self-start text-danger! max-sm:w-full"
        onClick={() => setAsking(true)}
      >
        <LogOut aria-hidden="true" className="size-5" />
        {t(($) => $.settings.team.leave)}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t(($) => $.settings.team.leaveTitle)}
        description={t(($) => $.settings.team.leaveText, { product: brand.name })}
        confirmLabel={t(($) => $.settings.team.leave)}
        cancelLabel={t(($) => $.settings.team.cancel)}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          toast(t(($) => $.settings.team.left));
        }}
      />
    </>
  );
}
