import { Alert } from "@voxlog/ui/alert";
import { Button } from "@voxlog/ui/button";
import { DatePicker } from "@voxlog/ui/date-picker";
import { Disclosure } from "@voxlog/ui/disclosure";
import { IconButton } from "@voxlog/ui/icon-button";
import { TextField } from "@voxlog/ui/text-field";
import { X } from "lucide-react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../report/use-format.ts";
import { requestJson, requestRemoval } from "../session/request.ts";
import { useAction } from "../session/use-action.ts";
import { type ChartNote, NOTES } from "./use-chart-notes.ts";

const MAX_TEXT_LENGTH = 120;

type ChartNotesProps = {
  notes: readonly ChartNote[];
  /** The period: a note on another day wouldn't be seen. */
  days: { from: string; to: string };
  onChange: () => void;
};

/** Lists the notes on the chart, and adds and removes them. */
export function ChartNotes({ notes, days, onChange }: ChartNotesProps) {
  const { t } = useTranslation("staff");
  const { day } = useFormat();
  const { run, isPending, failure } = useAction();

  function add(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const body = Object.fromEntries(new FormData(form));
    void run(async () => {
      await requestJson(NOTES, { method: "POST", body });
      form.reset();
      onChange();
    });
  }

  const remove = ({ id }: ChartNote) =>
    run(async () => {
      await requestRemoval(`${NOTES}/${id}`);
      onChange();
    });

  return (
    <div className="grid gap-1 text-sm">
      {notes.length > 0 && (
        <ul aria-label={t(($) => $.chartNotes.title)}>
          {notes.map((note) => (
            <li key={note.id} className="flex items-center gap-2 max-sm:justify-between">
              <span className="min-w-0 wrap-anywhere">
                <span className="text-text-muted">{day(note.day)}: </span>
                <bdi>{note.text}</bdi>
              </span>
              <IconButton
                aria-label={t(($) => $.chartNotes.remove, { text: note.text })}
                disabled={isPending}
                className="text-text-muted print:hidden"
                onClick={() => void remove(note)}
              >
                <X aria-hidden="true" className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <Disclosure summary={t(($) => $.chartNotes.add)} className="print:hidden">
        <form onSubmit={add} className="flex flex-wrap items-end gap-3">
          <DatePicker
            key={`${days.from} ${days.to}`}
            name="day"
            label={t(($) => $.chartNotes.day)}
            required
            min={days.from}
            max={days.to}
            defaultValue={days.to}
          />
          <TextField
            name="text"
            label={t(($) => $.chartNotes.text)}
            required
            maxLength={MAX_TEXT_LENGTH}
            autoComplete="off"
            className="min-w-48 flex-1"
          />
          <Button type="submit" variant="secondary" pending={isPending}>
            {t(($) => $.note.save)}
          </Button>
        </form>
      </Disclosure>
      {failure && <Alert tone="danger">{t(($) => $.failures[failure])}</Alert>}
    </div>
  );
}
