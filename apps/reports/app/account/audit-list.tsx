import { Alert } from "@voxlog/ui/alert";
import { Button } from "@voxlog/ui/button";
import { Skeleton } from "@voxlog/ui/skeleton";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../report/use-format.ts";
import { requestJson } from "../session/request.ts";
import { useRequest } from "../session/use-request.ts";

type Audit = {
  entries: { id: string; created: string; who: string; action: Action; what: string }[];
  hasMore: boolean;
};
type Action = "signed in" | "exported" | "erased" | "changed";

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
  const turn = (to: number, label: string, isPossible: boolean) => (
    <Button size="sm" variant="secondary" disabled={!isPossible} onClick={() => setPage(to)}>
      {label}
    </Button>
  );
  return (
    <>
      <ul aria-busy={state.isStale} className="divide-y text-sm">
        {state.entries.map(({ id, created, who, action, what }) => (
          <li key={id} className="grid gap-x-4 py-2 wrap-anywhere sm:grid-cols-[--spacing(36)_1fr]">
            <time dateTime={created.replace(" ", "T")} className="text-text-muted">
              {moment(created)}
            </time>
            <span>
              <span className="font-medium">{who}</span> {t(($) => $.audit.actions[action])}{" "}
              <bdi lang="en">{what}</bdi>
            </span>
          </li>
        ))}
      </ul>
      <div className="flex gap-2">
        {turn(
          page - 1,
          t(($) => $.audit.newer),
          page > 1,
        )}
        {turn(
          page + 1,
          t(($) => $.audit.older),
          state.hasMore,
        )}
      </div>
    </>
  );
}
