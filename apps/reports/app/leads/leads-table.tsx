import { AlertDialog } from "@voxlog/ui/alert-dialog";
import { Table, TableBody, TableColumn, TableHead } from "@voxlog/ui/table";
import { useToast } from "@voxlog/ui/toast";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useOwner } from "../session/owner.ts";
import { RequestFailure } from "../session/request.ts";
import { LeadRow } from "./lead-row.tsx";
import { changeLead, eraseLead, type Lead } from "./leads-api.ts";
import { useNow } from "./use-now.ts";

type LeadsTableProps = {
  label: string;
  leads: readonly Lead[];
  isStale: boolean;
  /** A lead is elsewhere now, or no more: the list is to be fetched anew. */
  onChange: () => void;
};

const COLUMNS = ["who", "contact", "received", "note", "actions"] as const;

/** Leads with all that can be done about them. */
export function LeadsTable({ label, leads: fetched, isStale, onChange }: LeadsTableProps) {
  const { t } = useTranslation("staff");
  const { t: tCommon } = useTranslation("common");
  const { token } = useOwner();
  const toast = useToast();
  const now = useNow();
  /** Leads that have changed since the list was fetched; none where they have left it. */
  const [changes, setChanges] = useState({ of: fetched, byId: new Map<string, Lead | null>() });
  const [pending, setPending] = useState<readonly string[]>([]);
  const [erasing, setErasing] = useState<Lead>();
  const body = useRef<HTMLTableSectionElement>(null);

  // A list that was fetched since says it as well.
  const changed = changes.of === fetched ? changes.byId : new Map<string, Lead | null>();
  const leads = fetched.flatMap((lead) => changed.get(lead.id) ?? (changed.has(lead.id) ? [] : [lead]));
  const put = (id: string, lead: Lead | null) =>
    setChanges((before) => ({
      of: fetched,
      byId: new Map(before.of === fetched ? before.byId : []).set(id, lead),
    }));

  /** The row that takes a lead's place has the focus next, and the list's heading where there is none. */
  function leave(id: string): void {
    const rows = [...(body.current?.rows ?? [])];
    const index = rows.findIndex((row) => row.dataset["lead"] === id);
    const next = rows[index + 1] ?? rows[index - 1];
    const target = next?.querySelector<HTMLElement>("[data-answer]") ?? document.querySelector("h1");
    if (rows[index]?.contains(document.activeElement) || document.activeElement === document.body) {
      target?.focus();
    }
    put(id, null);
  }

  function report(error: unknown, retry: () => void): void {
    const kind = error instanceof RequestFailure ? error.kind : "server";
    const action = { label: t(($) => $.load.retry), onClick: retry };
    toast(
      t(($) => $.failures[kind]),
      { tone: "danger", action },
    );
  }

  async function answer(lead: Lead, isAnswered: boolean): Promise<void> {
    if (!token) return;
    const { company, id } = lead;
    setPending((ids) => [...ids, id]);
    try {
      const { isSaved, lead: stored } = await changeLead(lead, { answered: isAnswered }, token);
      if (isSaved && stored) {
        leave(id);
        const undo = { label: t(($) => $.undo), onClick: () => void answer(stored, !isAnswered) };
        toast(
          t(($) => (isAnswered ? $.done.answered : $.done.reopened), { company }),
          { action: undo },
        );
      } else {
        toast(
          t(($) => $.changed, { company }),
          { tone: "info" },
        );
        if (stored) put(id, stored);
      }
      onChange();
    } catch (error) {
      report(error, () => void answer(lead, isAnswered));
    } finally {
      setPending((ids) => ids.filter((each) => each !== id));
    }
  }

  async function erase(lead: Lead): Promise<void> {
    setErasing(undefined);
    if (!token) return;
    try {
      await eraseLead(lead, token);
      leave(lead.id);
      toast(t(($) => $.done.erased, { company: lead.company }));
      onChange();
    } catch (error) {
      report(error, () => void erase(lead));
    }
  }

  return (
    <div aria-busy={isStale} className={`transition-opacity ${isStale ? "opacity-60" : ""}`}>
      <Table label={label} look="framed" cards="wide">
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
              isPending={pending.includes(lead.id)}
              onAnswer={(isAnswered) => void answer(lead, isAnswered)}
              onErase={() => setErasing(lead)}
              onChanged={(stored) => put(lead.id, stored)}
            />
          ))}
        </TableBody>
      </Table>
      <AlertDialog
        open={Boolean(erasing)}
        title={t(($) => $.erase.title, { company: erasing?.company ?? "" })}
        description={t(($) => $.erase.text, { email: erasing?.email ?? "" })}
        confirmLabel={t(($) => $.erase.confirm)}
        cancelLabel={t(($) => $.erase.cancel)}
        closeLabel={tCommon(($) => $.close)}
        onConfirm={() => erasing && void erase(erasing)}
        onCancel={() => setErasing(undefined)}
      />
    </div>
  );
}
