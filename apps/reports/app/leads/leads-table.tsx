import { AlertDialog } from "@voxlog/ui/alert-dialog";
import { Table, TableBody, TableColumn, TableHead } from "@voxlog/ui/table";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { serverTime } from "../session/request.ts";
import { LeadRow } from "./lead-row.tsx";
import type { Lead } from "./leads-api.ts";
import { useLeadChanges } from "./use-lead-changes.ts";

type LeadsTableProps = {
  label: string;
  leads: readonly Lead[];
  isStale: boolean;
  hasWebhook: boolean;
  people: readonly string[];
  onChange: () => void;
};

const COLUMNS = ["who", "contact", "received", "followUp", "actions"] as const;

/** Shows leads with their actions. */
export function LeadsTable({
  label,
  leads: fetched,
  isStale,
  hasWebhook,
  people,
  onChange,
}: LeadsTableProps) {
  const { t } = useTranslation("staff");
  const now = useNow();
  const [erasing, setErasing] = useState<Lead>();
  const body = useRef<HTMLTableSectionElement>(null);
  const { leads, pending, put, answer, erase } = useLeadChanges(fetched, body, onChange);

  function eraseConfirmed(): void {
    setErasing(undefined);
    if (erasing) void erase(erasing);
  }

  return (
    <div aria-busy={isStale} className={`transition-opacity ${isStale ? "opacity-60" : ""}`}>
      <Table label={label} variant="framed" cards="wide">
        <TableHead>
          {COLUMNS.map((column) => (
            <TableColumn key={column}>
              {column === "actions" ? (
                <span className="sr-only">{t(($) => $.columns.actions)}</span>
              ) : (
                t(($) => $.columns[column])
              )}
            </TableColumn>
          ))}
        </TableHead>
        <TableBody ref={body}>
          {leads.map((lead) => (
            <LeadRow
              key={lead.id}
              lead={lead}
              now={now}
              hasWebhook={hasWebhook}
              people={people}
              isPending={pending.includes(lead.id)}
              onAnswer={(isAnswered) => answer(lead, isAnswered)}
              onErase={() => setErasing(lead)}
              onChanged={(stored) => put(lead.id, stored)}
            />
          ))}
        </TableBody>
      </Table>
      <AlertDialog
        open={Boolean(erasing)}
        title={t(($) => $.erase.title, {
          company: erasing?.company ?? "",
          count: 1 + (erasing?.otherCount ?? 0),
        })}
        description={t(($) => $.erase.text, { email: erasing?.email ?? "" })}
        confirmLabel={t(($) => $.erase.confirm)}
        cancelLabel={t(($) => $.erase.cancel)}
        onConfirm={eraseConfirmed}
        onOpenChange={() => setErasing(undefined)}
      />
    </div>
  );
}

/** Interval between updates, in ms: minutes are at most half a minute late. */
const INTERVAL = 30_000;

/** Returns the current time, in ms since 1970, updated while the page is visible. */
function useNow(): number {
  const [now, setNow] = useState(serverTime);
  useEffect(() => {
    const update = () => setNow(serverTime());
    const timer = setInterval(update, INTERVAL);
    // Timers of a hidden tab don't run.
    document.addEventListener("visibilitychange", update);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", update);
    };
  }, []);
  return now;
}
