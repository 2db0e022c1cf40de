import { correctedNote } from "@voxlog/demo-data/dictation";
import { textIn } from "@voxlog/demo-data/text";
import { brand } from "@voxlog/product";
import { useLanguage } from "@voxlog/texts";
import { PageHeader } from "@voxlog/ui/page-header";
import { useToast } from "@voxlog/ui/toast";
import { ShieldCheck } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import { noteEdits } from "../edits/note-edits.ts";
import { RecorderCard } from "../features/record/recorder-card.tsx";
import { RecoveryOffer } from "../features/record/recovery-offer.tsx";
import { useRecorder } from "../features/record/use-recorder.ts";
import { useTranscription } from "../features/record/use-transcription.ts";
import { useResultCode } from "../recordings/detail/result-code.ts";
import { NoteForm } from "../recordings/notes/note-form.tsx";
import { saveWords } from "../recordings/notes/save-words.ts";
import { recordingHref } from "../recordings/use-open-recording.ts";
import { pathOf } from "../routing/screens.ts";

function RecordScreen() {
  const { t } = useTranslation("demo");
  const toast = useToast();
  const navigate = useNavigate();
  const recorder = useRecorder();
  const { state } = recorder;
  const { phase } = state;
  // Some phases look the same.
  const card = phase === "opening" ? "idle" : phase === "saving" ? "review" : phase;
  const place = useRef<HTMLElement>(null);
  const isRecording = phase === "recording";
  const language = useLanguage();
  const code = useResultCode();
  const transcription = useTranscription(phase === "recording" && !state.isPaused);
  useWakeLock(isRecording && !state.isPaused);

  async function saveTyped(text: string): Promise<void> {
    void navigate(recordingHref(await saveWords("note", text, language)));
  }
  useSampleReview();

  const offerToFinish = useEffectEvent(() => {
    if (!isRecording && phase !== "review") return;
    toast(
      t(($) => $.userRecording.unfinished),
      {
        tone: "info",
        action: { label: t(($) => $.userRecording.finish), onClick: () => void navigate(pathOf("record")) },
      },
    );
  });
  // A recording that the visitor leaves stops there, and can be recovered.
  useEffect(() => () => offerToFinish(), []);

  const shownCard = useRef(card);
  const follow = useEffectEvent(() => {
    if (state.phase === "saved") {
      if (!state.isStored)
        toast(
          t(($) => $.record.keptForNow),
          { tone: "info" },
        );
      void navigate(recordingHref(state.finished.recording.id));
    } else if (shownCard.current !== card) {
      place.current?.focus();
    }
    shownCard.current = card;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about the change.
  useEffect(() => follow(), [card]);

  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeader
        title={t(($) => $.record.title)}
        text={t(($) => $.record.subtitle, { agent: brand.agent })}
      />
      <p className="flex gap-2 text-sm text-text-muted">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
        {t(($) => $.record.real, { agent: brand.agent })}
      </p>
      {phase === "idle" && <RecoveryOffer onRecover={recorder.recover} />}
      <div data-tour="record" className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[1.6fr_1fr]">
        <NoteForm way="note" code={code} {...(card === "idle" && { onSubmit: saveTyped })}>
          {transcription.guess && (
            <p aria-hidden="true" className="text-sm text-text-muted italic">
              … {transcription.guess}
            </p>
          )}
        </NoteForm>
        {/* It takes focus when its content changes under the visitor's hands. */}
        <section
          ref={place}
          tabIndex={-1}
          aria-label={t(($) => $.record.recorder)}
          className="grid grid-cols-1 gap-3 outline-none"
        >
          <RecorderCard recorder={recorder} transcription={transcription} />
        </section>
      </div>
    </div>
  );
}

/** Opens the review of a sample note instead, at a line if the address has one, if a link from the site asks for it. */
function useSampleReview(): void {
  const language = useLanguage();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const isWanted = params.has("sample");
  const open = useEffectEvent(async () => {
    const note = textIn(correctedNote, language);
    const earlier = Object.entries(noteEdits.get()).find(([, { text }]) => text === note);
    const id = earlier?.[0] ?? (await saveWords("note", note, language));
    const line = params.get("line");
    void navigate(recordingHref(id) + (line ? `&line=${line}` : ""), { replace: true });
  });
  useEffect(() => {
    if (isWanted) void open();
  }, [isWanted]);
}

/** Keeps the screen awake if the browser supports it: phones stop recording when they sleep. */
function useWakeLock(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const request = async () => {
      try {
        const granted = await navigator.wakeLock?.request("screen");
        if (isOver) await granted?.release();
        else lock = granted;
      } catch {
        // For example with a low battery. The recording continues.
      }
    };
    // A hidden page loses its lock.
    const requestAgain = () => document.visibilityState === "visible" && void request();
    void request();
    document.addEventListener("visibilitychange", requestAgain);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", requestAgain);
      void lock?.release().catch(() => {});
    };
  }, [isActive]);
}

export { RecordScreen as Component };
