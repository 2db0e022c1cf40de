import { useStore } from "@voxlog/browser/store";
import type { Reading } from "@voxlog/notes/read-note";
import { Badge } from "@voxlog/ui/badge";
import { Button } from "@voxlog/ui/button";
import { Check, PencilLine } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { correctedParts } from "../../dictionary/corrections.ts";
import { dictionaryEdits } from "../../dictionary/entries.ts";
import { LongText } from "../../edits/long-text.tsx";
import { editNote, type Note } from "../../edits/note-edits.ts";
import { isSampleText } from "../notes/sample-text.ts";
import type { ListedRecording } from "../use-recordings.ts";
import { CorrectionNotes } from "./correction-notes.tsx";
import type { FieldSource } from "./field-source.ts";
import { Transcript } from "./transcript.tsx";

/** The visitor's own words, which can be edited in place. The result follows. */
export function OwnWords({
  recording: { id, contact },
  note,
  reading,
  source,
}: {
  recording: ListedRecording;
  note: Note;
  reading: Reading;
  source: FieldSource;
}) {
  const { t } = useTranslation("demo");
  const words = useStore(dictionaryEdits);
  const [isWanted, setWanted] = useState(reading.unusable !== null);
  const isEditing = isWanted && source.awaited !== "line"; // A field's line must be visible.
  if (isWanted && !isEditing) setWanted(false);
  const [isEmpty, setEmpty] = useState(false);
  function edit(text: string): void {
    setEmpty(!text.trim());
    if (text.trim()) editNote(id, { text }); // The result of no words would replace this field.
  }
  const Icon = isEditing ? Check : PencilLine;
  return (
    <Transcript
      title={t(($) => $.own.words)}
      seller={undefined}
      contact={contact}
      conversation={reading.conversation}
      language={reading.language}
      source={source}
      action={
        <Button
          size="sm"
          variant="secondary"
          aria-pressed={isEditing}
          onClick={() => {
            setWanted(!isEditing);
            setEmpty(false);
          }}
        >
          <Icon aria-hidden="true" className="size-4" />
          {isEditing ? t(($) => $.own.done) : t(($) => $.own.edit)}
        </Button>
      }
      note={
        <>
          {isSampleText(note.text) && (
            <Badge tone="warning">{t(($) => $.userRecording.note.sampleBadge)}</Badge>
          )}
          <CorrectionNotes parts={correctedParts(note.text, words)} />
        </>
      }
      editor={
        isEditing && (
          <LongText
            label={t(($) => $.own.editLabel)}
            hint={t(($) => $.own.editHint)}
            rows={8}
            value={isEmpty ? "" : note.text}
            onChange={({ target }) => edit(target.value)}
          />
        )
      }
    />
  );
}
