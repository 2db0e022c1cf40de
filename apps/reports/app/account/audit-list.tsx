import { Alert } from "@voxlog/ui/alert";
import { Button } from "@voxlog/ui/button";
import { Skeleton } from "@voxlog/ui/skeleton";
import type { CustomTypeOptions } from "i18next";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../report/use-format.ts";
import { requestJson } from "../session/request.ts";
import { useRequest } from "../session/use-request.ts";

type Texts = CustomTypeOptions["resources"]["staff"];
type Entry = { id: string; created: string; who: string; byCommand: number; what: string } & (
  | { event: Exclude<keyof Texts["audit"]["events"], "exportedLeads"> }
  | { event: "exportedLeads"; what: keyof Texts["states"] }
);

/** Lists the audit trail, the latest entries first. For the owner. */
export function AuditList() {
  const { t } = useTranslation("staff");
  const { t: tReports } = useTranslation("reports");
  const { moment } = useFormat();
  const [page, setPage] = useState(1);
  const [state] = useRequest(`audit ${page}`, (signal) =>
    requestJson<{ entries: Entry[]; hasMore: boolean }>(`/api/account/audit?page=${page}`, { signal }),
  );
  if (state.status === "failed") return <Alert tone="danger">{t(($) => $.failures[state.kind])}</Alert>;
  if (state.status === "loading") return <Skeleton label={tReports(($) => $.loading)} lines={4} />;
  const nameOf = ({ who, byCommand }: Entry) =>
    byCommand
      ? t(($) => $.audit.byCommand, { user: who === "unknown" ? t(($) => $.audit.someone) : who })
      : who;
  const turns = [
    ["newer", page - 1, page > 1],
    ["older", page + 1, state.hasMore],
  ] as const;
  return (
    <>
      <ul aria-busy={state.isStale} className="divide-y text-sm">
        {state.entries.map((entry) => (
          <li key={entry.id} className="grid gap-x-4 py-2 wrap-anywhere sm:grid-cols-[--spacing(36)_1fr]">
            <time dateTime={entry.created.replace(" ", "T")} className="text-text-muted">
              {moment(entry.created)}
            </time>
            <p>
              <span className="font-medium">{nameOf(entry)}</span> {t(($) => $.audit.events[entry.event])}
              <bdi className="block text-text-muted">
                {entry.event === "exportedLeads" ? t(($) => $.states[entry.what]) : entry.what}
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
