import { DOUBLE_CLICK } from "@voxlog/browser/clicks";
import { useToast } from "@voxlog/ui/toast";
import { type RefObject, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { failureKind } from "../session/request.ts";
import { changeLead, eraseLead, type Lead } from "./leads-api.ts";
import { noteDrafts } from "./note-drafts.ts";

/**
 * Answers leads of a fetched list, with an unsaved note, and erases them. Shows the result in a toast.
 *
 * @param body of the table whose rows receive focus.
 * @param onChange called when the list has to be fetched again.
 */
export function useLeadChanges(
  fetched: readonly Lead[],
  body: RefObject<HTMLTableSectionElement | null>,
  onChange: () => void,
) {
  const { t } = useTranslation("staff");
  const toast = useToast();
  const [leads, put] = useChangedLeads(fetched);
  const [pending, setPending] = useState<readonly string[]>([]);
  const left = useRef({ id: "", at: Number.NEGATIVE_INFINITY });

  function leave(id: string): void {
    // An undone change has left the list already.
    if (body.current?.querySelector(`[data-lead="${id}"]`)) left.current = { id, at: performance.now() };
    moveFocus(body.current, id);
    put(id, null);
  }

  async function attempt(lead: Lead, change: () => Promise<void>): Promise<void> {
    setPending((ids) => [...ids, lead.id]);
    try {
      await change();
      onChange();
    } catch (error) {
      const kind = failureKind(error);
      const action = { label: t(($) => $.load.retry), onClick: () => void attempt(lead, change) };
      toast(
        t(($) => $.failures[kind]),
        { tone: "danger", action },
      );
    } finally {
      setPending((ids) => ids.filter((each) => each !== lead.id));
    }
  }

  const reportChange = ({ company }: Lead) =>
    toast(
      t(($) => $.changed, { company }),
      { tone: "info" },
    );

  const answer = (lead: Lead, isAnswered: boolean) =>
    attempt(lead, async () => {
      const { company, id } = lead;
      const draft = noteDrafts.get(id);
      const isSent = draft?.original.note === lead.note;
      const { isSaved, lead: stored } = await changeLead(lead, {
        answered: isAnswered,
        ...(isSent && { note: draft.text.trim() }),
      });
      if (isSaved && stored) {
        if (isSent) noteDrafts.delete(id);
        leave(id);
        const undo = { label: t(($) => $.undo), onClick: () => void answer(stored, !isAnswered) };
        toast(
          t(($) => (isAnswered ? $.done.answered : $.done.reopened), { company }),
          { action: undo },
        );
      } else {
        reportChange(lead);
        if (stored) put(id, stored);
      }
    });

  const erase = (lead: Lead) =>
    attempt(lead, async () => {
      if (!(await eraseLead(lead))) return reportChange(lead);
      noteDrafts.delete(lead.id);
      leave(lead.id);
      toast(t(($) => $.done.erased, { company: lead.company }));
    });

  return {
    leads,
    pending,
    put,
    erase,
    answer(lead: Lead, isAnswered: boolean) {
      // The second click of a double click, or a key that is held down, would answer the next lead.
      const { id, at } = left.current;
      if (lead.id === id || performance.now() - at > DOUBLE_CLICK) void answer(lead, isAnswered);
    },
  };
}

/** Returns a fetched list with later changes. A newer list includes them. */
function useChangedLeads(fetched: readonly Lead[]) {
  /** Null for a lead that has left the list. */
  const [changes, setChanges] = useState({ of: fetched, byId: new Map<string, Lead | null>() });
  const changed = changes.of === fetched ? changes.byId : new Map<string, Lead | null>();
  const leads = fetched.flatMap((lead) => changed.get(lead.id) ?? (changed.has(lead.id) ? [] : [lead]));
  const put = (id: string, lead: Lead | null) =>
    setChanges((before) => ({
      of: fetched,
      byId: new Map(before.of === fetched ? before.byId : []).set(id, lead),
    }));
  return [leads, put] as const;
}

function moveFocus(body: HTMLTableSectionElement | null, id: string): void {
  const rows = [...(body?.rows ?? [])];
  const index = rows.findIndex((row) => row.dataset["lead"] === id);
  const next = rows[index + 1] ?? rows[index - 1];
  const target = next?.querySelector<HTMLElement>("[data-answer]") ?? document.querySelector("h1");
  if (rows[index]?.contains(document.activeElement) || document.activeElement === document.body) {
    target?.focus();
  }
}
