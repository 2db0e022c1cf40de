import { useStore } from "@voxlog/browser/store";
import { Alert } from "@voxlog/ui/alert";
import { Button } from "@voxlog/ui/button";
import { Card } from "@voxlog/ui/card";
import { Checkbox } from "@voxlog/ui/checkbox";
import { Link } from "@voxlog/ui/link";
import { Mic } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ScreenLink } from "../../components/screen.tsx";
import { mentionsConsent } from "../../edits/note-edits.ts";
import type { MicrophoneProblem } from "./microphone.ts";
import type { Transcription } from "./use-transcription.ts";

/** Starts a recording, or explains what prevents it. */
export function StartCard({
  isOpening,
  problem,
  transcription,
  onRecord,
}: {
  /** Whether the microphone has been requested. */
  isOpening: boolean;
  problem: MicrophoneProblem | undefined;
  transcription: Transcription;
  onRecord: () => void;
}) {
  const { t } = useTranslation("demo");
  return (
    <Card className="grid grid-cols-1 justify-items-center gap-5 p-5 text-center">
      {problem && <ProblemAlert problem={problem} />}
      {(!problem || canBeRetried(problem)) && (
        <div className="grid justify-items-center gap-2">
          <Button size="lg" pending={isOpening} onClick={onRecord}>
            <Mic aria-hidden="true" className="size-5" />
            {t(($) => $.record.start)}
          </Button>
          <p role="status" className="text-sm text-text-muted">
            {isOpening ? t(($) => $.record.opening) : t(($) => $.record.consent)}
          </p>
          <StartOptions transcription={transcription} />
        </div>
      )}
    </Card>
  );
}

/** Options: mention the client's consent in the record, and transcribe. */
function StartOptions({ transcription }: { transcription: Transcription }) {
  const { t } = useTranslation("demo");
  return (
    <div className="grid max-w-prose text-start">
      <Checkbox
        label={t(($) => $.record.mentionConsent)}
        checked={useStore(mentionsConsent)}
        onChange={({ target }) => mentionsConsent.set(target.checked)}
      />
      {transcription.isPossible && (
        <Checkbox
          label={t(($) => $.record.writeAlong)}
          hint={transcription.state === "device" && t(($) => $.record.onDevice)}
          checked={transcription.state !== "off"}
          onChange={({ target }) => (target.checked ? transcription.turnOn() : transcription.turnOff())}
        />
      )}
      {(transcription.state === "asking" || transcription.state === "remote") && (
        <Alert>
          {t(($) => $.record.elsewhere)}{" "}
          {transcription.state === "asking" && (
            <Button size="sm" variant="secondary" className="mt-2 flex" onClick={transcription.agree}>
              {t(($) => $.record.agree)}
            </Button>
          )}
        </Alert>
      )}
    </div>
  );
}

/** Returns whether a problem can be solved in this browser, at this address. */
function canBeRetried(problem: MicrophoneProblem): boolean {
  return problem !== "unsupported" && problem !== "insecure";
}

/** Explains why there is no microphone, how to solve it, and the alternative. */
function ProblemAlert({ problem }: { problem: MicrophoneProblem }) {
  const { t } = useTranslation("demo");
  return (
    <div className="grid w-full max-w-prose gap-3 text-left">
      <Alert tone="danger">
        <p className="text-base font-semibold">{t(($) => $.record.problems[problem].title)}</p>
        <p className="mt-1 font-normal">{t(($) => $.record.problems[problem].help)}</p>
      </Alert>
      <p className="text-sm text-text-muted">
        {t(($) => $.record.instead)}{" "}
        <Link asChild variant="accent">
          <ScreenLink section="upload">{t(($) => $.record.upload)}</ScreenLink>
        </Link>
      </p>
    </div>
  );
}
