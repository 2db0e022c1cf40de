import { dictation } from "@voxlog/demo-data/dictation";
import { brand } from "@voxlog/product";
import { Heading } from "@voxlog/ui/heading";
import { PageHeader } from "@voxlog/ui/page-header";
import { useToast } from "@voxlog/ui/toast";
import { CalendarClock, Coins, type LucideIcon, ShieldCheck, Target, UsersRound } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { UnsavedGuard } from "../edits/save-form.tsx";
import { RecorderCard } from "../features/record/recorder-card.tsx";
import { RecoveryOffer } from "../features/record/recovery-offer.tsx";
import { type RecorderState, useRecorder } from "../features/record/use-recorder.ts";
import { recordingHref } from "../recordings/use-open-recording.ts";
import { ReadAloud } from "../recordings/user/read-aloud.tsx";

/** Some phases look the same. */
const looks = {
  idle: "idle",
  opening: "idle",
  testing: "testing",
  recording: "recording",
  review: "review",
  keeping: "review",
  kept: "kept",
} satisfies Record<RecorderState["phase"], RecorderState["phase"]>;

/** Records a conversation. The demo keeps it in the visitor's browser, and sends it nowhere. */
function RecordScreen() {
  const { t } = useTranslation("demo");
  const toast = useToast();
  const navigate = useNavigate();
  const recorder = useRecorder();
  const { state } = recorder;
  const { phase } = state;
  const card = looks[phase];
  const place = useRef<HTMLElement>(null);
  const isRecording = phase === "recording";
  useWakeLock(isRecording && !state.isPaused);

  const shownCard = useRef(card);
  const follow = useEffectEvent(() => {
    if (state.phase === "kept") {
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
    <div className="grid max-w-224 grid-cols-1 gap-6">
      <PageHeader
        title={t(($) => $.record.title)}
        text={t(($) => $.record.subtitle, { agent: brand.agent })}
      />
      {phase === "idle" && <RecoveryOffer onRecover={recorder.recover} />}
      <div data-tour="record" className="grid grid-cols-1 gap-6">
        {card !== "review" && card !== "kept" && (
          <ReadAloud title={t(($) => $.record.prompt.title)}>
            {t(($) => $.record.prompt.text, { seconds: dictation.duration })}
          </ReadAloud>
        )}
        {/* It takes focus when its content changes under the visitor's hands. */}
        <section
          ref={place}
          tabIndex={-1}
          aria-label={t(($) => $.record.recorder)}
          className="grid grid-cols-1 gap-3 outline-none"
        >
          <RecorderCard recorder={recorder} />
          <p className="flex gap-2 text-sm text-text-muted">
            <ShieldCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
            {t(($) => $.record.private)}
          </p>
        </section>
      </div>
      {card !== "review" && <Tips />}
      <UnsavedGuard
        when={isRecording || phase === "review"}
        texts={{
          title: isRecording
            ? t(($) => $.record.leave.whileRecording)
            : t(($) => $.record.leave.whileReviewing),
          description: t(($) => $.record.leave.text),
          cancelLabel: t(($) => $.record.leave.stay),
          confirmLabel: t(($) => $.record.leave.confirm),
        }}
      />
    </div>
  );
}

const tips = [
  { id: "who", icon: UsersRound },
  { id: "outcome", icon: Target },
  { id: "figures", icon: Coins },
  { id: "next", icon: CalendarClock },
] as const satisfies readonly { id: string; icon: LucideIcon }[];

/** What to speak about: an empty mind before a microphone is the commonest way to give up. */
function Tips() {
  const { t } = useTranslation("demo");
  return (
    <section className="grid grid-cols-1 gap-3">
      <Heading level={2} size="lg">
        {t(($) => $.record.tips.title, { agent: brand.agent })}
      </Heading>
      <ul className="grid gap-3 sm:grid-cols-2">
        {tips.map(({ id, icon: Icon }) => (
          <li key={id} className="flex items-center gap-3">
            <span
              aria-hidden="true"
              className="grid size-9 shrink-0 place-content-center rounded-md bg-accent-soft text-accent-text"
            >
              <Icon className="size-5" strokeWidth={1.75} />
            </span>
            {t(($) => $.record.tips[id])}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Keeps the screen awake, where the browser lets it: phones stop listening when they fall asleep. */
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
        // A nearly empty battery, for one; the recording goes on.
      }
    };
    // A page that is hidden loses its lock.
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
