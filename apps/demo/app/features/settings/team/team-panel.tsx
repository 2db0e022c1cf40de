import { useStore } from "@voxlog/browser/store";
import { licences } from "@voxlog/demo-data/team";
import { Badge } from "@voxlog/ui/badge";
import { Button } from "@voxlog/ui/button";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { viewedRole } from "../../../account/account-edits.ts";
import { SectionCard } from "../../../layout/section-card.tsx";
import { lazyDialog } from "../../../lazy/lazy-dialog.tsx";
import { LeaveTeam } from "./leave-team.tsx";
import { MemberList } from "./member-list.tsx";
import { teamEdits } from "./team-edits.ts";
import { ViewAs } from "./view-as.tsx";

const InviteDialog = lazyDialog(
  () => import("./invite-dialog.tsx").then((module) => module.InviteDialog),
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
