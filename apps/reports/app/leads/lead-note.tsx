import { Alert } from "@voxlog/ui/alert";
import { Button } from "@voxlog/ui/button";
import { TextArea } from "@voxlog/ui/text-area";
import { useToast } from "@voxlog/ui/toast";
import { NotebookPen } from "lucide-react";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { RequestFailure } from "../session/request.ts";
import { useAction } from "../session/use-action.ts";
import { changeLead, type Lead } from "./leads-api.ts";
import { type NoteDraft, noteDrafts } from "./note-drafts.ts";

/** The server's limit. */
const MAX_NOTE_LENGTH = 2000;

/** Shows the note on a lead and the form that changes it. */
export function LeadNote({ lead, onChanged }: { lead: Lead; onChanged: (lead: Lead) => void }) {
  const { t } = useTranslation("staff");
  const [isOpen, setOpen] = useState(noteDrafts.has(lead.id));
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const { company, note } = lead;
  if (isOpen) return <NoteForm lead={lead} onChanged={onChanged} onClose={() => setOpen(false)} />;
  return (
    <div className="grid justify-items-start gap-1">
      {note && <p className="max-w-prose text-sm whitespace-pre-line wrap-anywhere">{note}</p>}
      <Button
        ref={opener}
        size="sm"
        variant="ghost"
        className="-ms-3.5 text-text-muted"
        aria-label={t(($) => (note ? $.note.editOf : $.note.addOf), { company })}
        onClick={() => setOpen(true)}
      >
        <NotebookPen aria-hidden="true" className="size-4" />
        {t(($) => (note ? $.note.edit : $.note.add))}
      </Button>
    </div>
  );
}

type NoteFormProps = { lead: Lead; onChanged: (lead: Lead) => void; onClose: () => void };

function NoteForm({ lead, onChanged, onClose }: NoteFormProps) {
  const { t } = useTranslation("staff");
  const toast = useToast();
  const [{ text, original }, setDraft] = useState(
    noteDrafts.get(lead.id) ?? { text: lead.note, original: lead },
  );
  const [conflict, setConflict] = useState<Lead>();
  const { run, isPending, failure } = useAction();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { company } = lead;

  function edit(draft: NoteDraft): void {
    setDraft(draft);
    if (draft.text === draft.original.note) noteDrafts.delete(lead.id);
    else noteDrafts.set(lead.id, draft);
  }

  function close(): void {
    noteDrafts.delete(lead.id);
    onClose();
  }

  async function save(base: Lead): Promise<void> {
    setConflict(undefined);
    const { isSaved, lead: now } = await changeLead(base, { note: text.trim() });
    if (!now) throw new RequestFailure("server");
    if (isSaved) {
      toast(t(($) => $.note.saved, { company }));
      onChanged(now);
      return close();
    }
    if (now.note !== base.note) return setConflict(now);
    // Another field changed; the note is still the original one.
    onChanged(now);
    setDraft((draft) => ({ ...draft, original: now }));
    await save(now);
  }

  function trySave(base: Lead): void {
    if (!isPending) void run(() => save(base)).then(() => field.current?.focus());
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    trySave(original);
  }

  return (
    <form onSubmit={submit} className="grid w-full max-w-prose gap-2">
      <TextArea
        ref={field}
        label={t(($) => $.note.label, { company })}
        hint={t(($) => $.note.hint, { max: MAX_NOTE_LENGTH })}
        maxLength={MAX_NOTE_LENGTH}
        value={text}
        onChange={({ target }) => edit({ text: target.value, original })}
        onKeyDown={({ key, metaKey, ctrlKey, currentTarget }) => {
          if (key === "Enter" && (metaKey || ctrlKey)) currentTarget.form?.requestSubmit();
        }}
      />
      {failure && (
        <Alert tone="danger">{t(($) => $.note.failed, { reason: t(($) => $.failures[failure]) })}</Alert>
      )}
      {conflict && (
        <Alert tone="danger">
          <p>{t(($) => (conflict.note ? $.note.conflict : $.note.conflictEmpty))}</p>
          {conflict.note && <p className="mt-1 font-normal whitespace-pre-line text-text">{conflict.note}</p>}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        {conflict ? (
          <>
            <Button size="sm" pending={isPending} onClick={() => trySave(conflict)}>
              {t(($) => $.note.overwrite)}
            </Button>
            <Button
              size="sm"
              variant="secondary"
              onClick={() => {
                onChanged(conflict);
                close();
              }}
            >
              {t(($) => $.note.discard)}
            </Button>
          </>
        ) : (
          <>
            <Button type="submit" size="sm" pending={isPending}>
              {t(($) => $.note.save)}
            </Button>
            <Button size="sm" variant="secondary" onClick={close}>
              {t(($) => $.note.cancel)}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
