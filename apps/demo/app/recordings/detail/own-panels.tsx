import { useStore } from "@voxlog/browser/store";
import type { Reading } from "@voxlog/notes/read-note";
import { brand } from "@voxlog/product";
import { useLanguage } from "@voxlog/texts";
import { Alert } from "@voxlog/ui/alert";
import { useToast } from "@voxlog/ui/toast";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { PartUnavailable, useFailureToast } from "../../components/failure.tsx";
import { editNote, type Note } from "../../edits/note-edits.ts";
import { reviewEdits } from "../../edits/review-edits.ts";
import { NoteForm } from "../notes/note-form.tsx";
import { addWords } from "../notes/save-words.ts";
import { reader, useReading } from "../notes/use-reading.ts";
import { RemoveButton } from "../remove-button.tsx";
import type { ListedRecording } from "../use-recordings.ts";
import { Processing } from "../user/processing.tsx";
import { removeRecording, type SavedRecording } from "../user/user-recordings.ts";
import { ClientQuestion } from "./client-question.tsx";
import type { FieldSource } from "./field-source.ts";
import { FollowUpMail } from "./follow-up-mail.tsx";
import { InstructionNotes } from "./instruction-notes.tsx";
import { ConnectCrm, OwnOutcome } from "./own-result.tsx";
import { OwnWords } from "./own-words.tsx";
import { RecordLink } from "./record-link.tsx";
import { Panels } from "./recording-panels.tsx";
import type { Question } from "./review-form.tsx";
import { UserAudio } from "./user-audio.tsx";

/** A recording that the visitor made. */
type OwnRecording = ListedRecording & { user: SavedRecording };

export const prefetchReader = reader.prefetch;

/** The detail of the visitor's own recording: its sound and the agent's result. */
export function OwnDetail({ recording, onRemove }: { recording: OwnRecording; onRemove: () => void }) {
  const { t } = useTranslation("demo");
  const toast = useToast();
  const reportFailure = useFailureToast();
  function remove(): void {
    onRemove();
    removeRecording(recording.id).then(() => toast(t(($) => $.userRecording.removed)), reportFailure);
  }
  return (
    <>
      <UserAudio recording={recording.user} />
      <OwnPanels recording={recording} />
      <RemoveButton
        label={t(($) => $.recordings.own.remove)}
        title={t(($) => $.recordings.own.removeTitle)}
        className="mt-6"
        onConfirm={remove}
      />
    </>
  );
}

/** Shows the result of the visitor's own words, or asks for them. */
function OwnPanels({ recording }: { recording: OwnRecording }) {
  const { t } = useTranslation("demo");
  const { id, user, crm, status } = recording;
  const { note, reading, hasFailed } = useReading(id);
  const isApproved = useStore(reviewEdits)[id]?.approved !== undefined;
  if (status === "processing" && user.processingSince !== null)
    return <Processing processingSince={user.processingSince} />;
  if (hasFailed) return <PartUnavailable />;
  if (!note?.text) return <MissingWords recording={recording} />;
  if (!reading) return <div className="min-h-96" />;
  return (
    <>
      {reading.unusable ? (
        <div className="mb-6 grid gap-4">
          <Alert>
            {isApproved
              ? t(($) => $.own.unusableChange, { agent: brand.agent, crm })
              : t(($) => $.own.unusable, { agent: brand.agent, crm })}
          </Alert>
          <RecordLink recording={recording} />
        </div>
      ) : (
        <OwnOutcome recording={recording} fields={reading.analysis.fields} />
      )}
      <ReadPanels recording={recording} note={note} reading={reading} />
    </>
  );
}

function MissingWords({ recording: { id, crm, user } }: { recording: OwnRecording }) {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  return (
    <div className="grid grid-cols-1 gap-4">
      <Alert>
        {user.sound === "nothing"
          ? t(($) => $.own.noSpeech, { agent: brand.agent, crm })
          : t(($) => $.own.noWords, { agent: brand.agent, crm })}
      </Alert>
      <NoteForm
        way={user.file ? "file" : (user.way ?? "microphone")}
        code={[reader]}
        onSubmit={(text) => addWords(id, text, language)}
      />
    </div>
  );
}

function ReadPanels({ recording, note, reading }: { recording: OwnRecording; note: Note; reading: Reading }) {
  const { id, crm } = recording;
  const place = useRef<HTMLElement>(null);
  const [isMissed, setMissed] = useState(false);
  const { client } = reading;
  const question: Question = {
    isAnswered: client.client !== "",
    onMissed: () => {
      setMissed(true);
      place.current?.focus();
    },
    children: (
      <ClientQuestion
        id={id}
        finding={client}
        crm={crm}
        isMissed={isMissed}
        place={place}
        onChoose={(name, contact) => {
          setMissed(false);
          editNote(id, { client: name, contact: contact ?? "" });
          place.current?.focus();
        }}
      />
    ),
  };
  const words = (source: FieldSource) => (
    <OwnWords recording={recording} note={note} reading={reading} source={source} />
  );
  const mail = reading.mail && <FollowUpMail mail={reading.mail} />;
  const own = { reading, question, words, mail, instructions: <InstructionNotes />, next: <ConnectCrm /> };
  return <Panels recording={recording} detail={reading} own={own} />;
}
