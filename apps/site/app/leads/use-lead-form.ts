import {
  type FieldProblem,
  type Lead,
  type LeadCollection,
  type LeadFieldName,
  leadFields,
} from "@voxlog/product";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { readArrival } from "./arrival.ts";
import { removeDraft, saveDraft } from "./draft.ts";
import { originOf } from "./origin.ts";
import { type Failure, sendLead } from "./send-lead.ts";
import type { FormOpener } from "./use-open-dialog.ts";

/** Options of a lead form. */
export type LeadFormOptions = {
  collection: LeadCollection;
  /** Earlier input; the form writes into it, so that closing loses nothing. */
  draft: Lead;
  /** Input from elsewhere on the page, which overrides the draft. */
  prefill?: Lead | undefined;
  /** The plan or the button that opened it. */
  openedBy?: FormOpener | undefined;
  /** Called once the lead is stored; `byProgram` if it looks like a bot's. */
  onStored: (lead: Lead, byProgram: boolean) => void;
};

/** The values of either form. Only bots fill in `website`. */
type Values = Lead & { website?: string };

/**
 * Returns a lead form's state, why the last sending failed, and a function that sends it: one request at a time, and
 * only success clears the input.
 */
export function useLeadForm({ collection, draft, prefill, openedBy, onStored }: LeadFormOptions) {
  const form = useForm<Values>({ defaultValues: { ...draft, ...prefill } });
  const [failure, setFailure] = useState<Failure>();
  /** Stays true once the lead is stored: while the dialog leaves, the form can still be sent by keyboard. */
  const sending = useRef(false);
  const [shown] = useState(() => performance.now());
  const { subscribe } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ values }) {
          Object.assign(draft, values);
          saveDraft(collection, values);
        },
      }),
    [subscribe, draft, collection],
  );

  async function send(values: Values): Promise<void> {
    setFailure(undefined);
    const names: LeadFieldName[] = leadFields[collection].map(({ name }) => name);
    const lead: Lead = Object.fromEntries(names.map((name) => [name, values[name]?.trim() ?? ""]));
    const { website } = values;
    const signs = { website, took: Math.round(performance.now() - shown) };
    const arrival = readArrival();
    const { lang: language } = document.documentElement;
    const origin = { ...(arrival && originOf(arrival)), openedBy: openedBy ?? "", language };
    const sent = await sendLead(collection, { ...lead, ...origin }, signs);
    if (sent.stored) {
      for (const name of names) delete draft[name];
      removeDraft(collection);
      return onStored(lead, Boolean(website));
    }
    sending.current = false;
    setFailure(sent.failure);
    const rejected = names.filter((name) => name in sent.fields);
    for (const name of rejected) {
      form.setError(
        name,
        { message: sent.fields[name] ?? "rejected" },
        { shouldFocus: name === rejected[0] },
      );
    }
  }

  /** The button is disabled while sending, but Enter in a field isn't. */
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    await form.handleSubmit(send, () => {
      sending.current = false;
    })(event);
  }

  return {
    form,
    // The validation and the server's answer have no other messages.
    problemWith: (name: keyof Values) => form.formState.errors[name]?.message as FieldProblem | undefined,
    failure,
    submit: (event: FormEvent) => void submit(event),
  };
}
