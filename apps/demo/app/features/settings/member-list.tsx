import { breakable } from "@voxlog/browser/breakable";
import { useStore } from "@voxlog/browser/store";
import type { TeamMember } from "@voxlog/demo-data/team";
import { Avatar, initials } from "@voxlog/ui/avatar";
import { Badge } from "@voxlog/ui/badge";
import { Button } from "@voxlog/ui/button";
import { useToast } from "@voxlog/ui/toast";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { accountEdits, viewedRole } from "../../edits/account-edits.ts";
import { teamEdits } from "./team-edits.ts";

/** Lists the team's members. An Admin can remove everyone else, and undo it. */
export function MemberList({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useTranslation("demo");
  const toast = useToast();
  const account = useStore(accountEdits);
  const role = useStore(viewedRole);
  const members = useStore(teamEdits).map((member) =>
    member.isCurrentUser ? { ...member, name: account.name, email: account.email, role } : member,
  );
  const list = useRef<HTMLUListElement>(null);
  function remove({ id, name }: TeamMember): void {
    const before = teamEdits.get();
    teamEdits.set(before.filter((member) => member.id !== id));
    list.current?.focus(); // The focused button is gone.
    toast(
      t(($) => $.settings.team.removed, { name }),
      { action: { label: t(($) => $.undo), onClick: () => teamEdits.set(before) } },
    );
  }
  return (
    <ul
      ref={list}
      aria-label={t(($) => $.settings.team.title)}
      tabIndex={-1}
      className="divide-y rounded-lg border outline-offset-2"
    >
      {members.map((member) => (
        <li
          key={member.id}
          className="flex flex-wrap items-center gap-x-3 gap-y-2 p-3 xs:grid xs:grid-cols-[auto_minmax(0,1fr)_auto] sm:grid-cols-[auto_minmax(0,1fr)_auto_auto] sm:p-4"
        >
          <Avatar>{initials(member.name)}</Avatar>
          <div className="min-w-0 grow basis-word max-sm:col-span-2">
            <p className="font-medium">
              {member.name}
              {member.isCurrentUser && (
                <span className="font-normal text-text-muted"> ({t(($) => $.settings.team.you)})</span>
              )}
            </p>
            <p className="text-sm text-text-muted">{breakable(member.email)}</p>
          </div>
          <Badge tone={member.role === "Admin" ? "accent" : "neutral"} className="max-sm:col-start-2">
            {t(($) => $.layout.roles[member.role])}
          </Badge>
          {isAdmin && !member.isCurrentUser && (
            <Button
              variant="secondary"
              size="sm"
              aria-label={t(($) => $.settings.team.removeMember, { name: member.name })}
              onClick={() => remove(member)}
            >
              {t(($) => $.settings.team.remove)}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
