import { Alert } from "@voxlog/ui/alert";
import { Button } from "@voxlog/ui/button";
import { Skeleton } from "@voxlog/ui/skeleton";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../report/use-format.ts";
import { requestJson } from "../session/request.ts";
import { useRequest } from "../session/use-request.ts";
import { auditEvent } from "./audit-event.ts";

type Audit = {
  entries: { id: string; created: string; who: string; action: string; what: string }[];
  hasMore: boolean;
};

/** How the trail names the user of a machine who ran a command. */
const COMMAND = /, by command$/;

/** Lists the audit trail, the latest entries first. For the owner. */
export function AuditList() {
  const { t } = useTranslation("staff");
  const { t: tReports } = useTranslation("reports");
  const { moment } = useFormat();
  const [page, setPage] = useState(1);
  const [state] = useRequest(`audit ${page}`, (signal) =>
    requestJson<Audit>(`/api/account/audit?page=${page}`, { signal }),
  );
  if (state.status === "failed") return <Alert tone="danger">{t(($) => $.failures[state.kind])}</Alert>;
  if (state.status === "loading") return <Skeleton label={tReports(($) => $.loading)} lines={4} />;
  const nameOf = (who: string) => {
    const user = who.replace(COMMAND, "");
    if (user === who) return who;
    return t(($) => $.audit.byCommand, { user: user === "unknown" ? t(($) => $.audit.someone) : user });
  };
  const turns = [
    ["newer", page - 1, page > 1],
    ["older", page + 1, state.hasMore],
  ] as const;
  return (
    <>
      <ul aria-busy={state.isStale} className="divide-y text-sm">
        {state.entries.map(({ id, created, who, action, what }) => (
          <li key={id} className="grid gap-x-4 py-2 wrap-anywhere sm:grid-cols-[--spacing(36)_1fr]">
            <time dateTime={created.replace(" ", "T")} className="text-text-muted">
              {moment(created)}
            </time>
            <p>
              <span className="font-medium">{nameOf(who)}</span>{" "}
              {t(($) => $.audit.events[auditEvent(action, what)])}
              <bdi lang="en" className="block text-text-muted">
                {what}
              </bdi>
            </p>
          </li>
        ))}
      </ul>
      {turns.some(([, , isPossible]) => isPossible) && (
        <div className="flex gap-2">
          {turns.map(([label, to, isPossible]) => (
            <Button
              key={label}
              size="sm"
              variant="secondary"
              className="aria-disabled:opacity-50"
              aria-disabled={!isPossible}
              onClick={() => isPossible && setPage(to)}
            >
              {t(($) => $.audit[label])}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
