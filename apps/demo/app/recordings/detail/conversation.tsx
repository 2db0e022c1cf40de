import { createLazy } from "@voxlog/browser/lazy";
import { durationIn } from "@voxlog/demo-data/recordings";
import { useLanguage } from "@voxlog/texts";
import { Badge } from "@voxlog/ui/badge";
import { Button } from "@voxlog/ui/button";
import { ChevronLeft, ChevronRight, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PartUnavailable } from "../../components/failure.tsx";
import { Deferred, usePart } from "../../components/lazy.tsx";
import { recordingDuration, recordingTime } from "../recording-time.ts";
import { StatusBadge } from "../status-badge.tsx";
import { colleagueOf, type ListedRecording } from "../use-recordings.ts";
import { detailOf } from "./recording-details.ts";
import { SamplePanels } from "./recording-panels.tsx";

/** The code for the visitor's own recordings, which a sample doesn't need. */
const ownDetail = createLazy(() => import("./own-panels.tsx"));

/** Loads what a recording's detail shows. */
export async function prefetchDetail(recording: ListedRecording): Promise<void> {
  if (recording.user) {
    const { prefetchReader } = await ownDetail.load();
    prefetchReader();
  } else await detailOf(recording).load();
}

/** The detail of a recording, in a dialog or on a screen. */
export function Conversation({
  recording,
  steps,
  onRemove,
}: {
  recording: ListedRecording;
  /** The buttons of `useSteps`. */
  steps: ReactNode;
  /** Called before the visitor's own recording is removed. */
  onRemove: () => void;
}) {
  const { t } = useTranslation("demo");
  const { user } = recording;
  const own = usePart(ownDetail, user !== undefined);
  const colleague = colleagueOf(recording);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-2">
        <span role="status">
          <StatusBadge status={recording.status} />
        </span>
        {!user && <Badge tone="warning">{t(($) => $.layout.demoData)}</Badge>}
        {colleague && (
          <Badge icon={<UserRound aria-hidden="true" />}>
            {t(($) => $.recording.colleague, { name: colleague.name })}
          </Badge>
        )}
        {steps}
      </div>
      <Deferred fallback={<div className="min-h-96" />}>
        {user && own.part && (
          <own.part.OwnDetail key={recording.id} recording={{ ...recording, user }} onRemove={onRemove} />
        )}
        {user && own.isUnavailable && <PartUnavailable />}
        {!user && <SamplePanels key={recording.id} recording={recording} />}
      </Deferred>
    </>
  );
}

/** An event of React or of the page. */
type ArrowEvent = Pick<KeyboardEvent, "key" | "target" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** Elements that use the arrow keys themselves. */
const OWN_ARROWS = "input, textarea, select, [role=alertdialog]";

/** Returns the buttons for the recording's neighbors in a list, and handlers for the arrow keys, which do the same. */
export function useSteps(
  list: readonly ListedRecording[],
  recording: ListedRecording | undefined,
  onShow: (id: string) => void,
) {
  const index = recording ? list.indexOf(recording) : -1;
  const step = (by: 1 | -1) => {
    const neighbor = list[index + by];
    if (neighbor) onShow(neighbor.id);
  };
  const prefetchNeighbors = () => {
    for (const neighbor of [list[index - 1], list[index + 1]])
      if (neighbor && !neighbor.user) detailOf(neighbor).prefetch();
  };
  return {
    steps: index >= 0 && <RecordingSteps index={index} total={list.length} onStep={step} />,
    handlers: {
      onKeyDown({ key, target, altKey, ctrlKey, metaKey, shiftKey }: ArrowEvent) {
        // The browser goes back and forward, and selects text.
        if (altKey || ctrlKey || metaKey || shiftKey) return;
        if (target instanceof Element && target.closest(OWN_ARROWS)) return;
        if (key === "ArrowLeft") step(-1);
        if (key === "ArrowRight") step(1);
      },
      // On the way to Previous, Next or an arrow key.
      onPointerMove: prefetchNeighbors,
      onKeyUp: prefetchNeighbors,
      onTouchStart: prefetchNeighbors,
    },
  };
}

/** Previous and Next. A disabled button stays focusable, so that the arrow keys still work. */
function RecordingSteps({
  index,
  total,
  onStep,
}: {
  /** Zero-based. */
  index: number;
  total: number;
  onStep: (by: 1 | -1) => void;
}) {
  const { t } = useTranslation("demo");
  const stepClass = "max-sm:px-2.5 aria-disabled:opacity-50";
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:justify-between sm:ml-auto">
      <Button
        size="sm"
        variant="secondary"
        className={stepClass}
        aria-disabled={index === 0}
        onClick={() => onStep(-1)}
      >
        <ChevronLeft aria-hidden="true" className="size-4" />
        {t(($) => $.recording.previous)}
      </Button>
      <span
        aria-live="polite"
        className="text-sm text-text-muted tabular-nums max-xs:order-first max-xs:basis-full max-xs:text-center"
      >
        {t(($) => $.recording.position, { position: index + 1, total })}
      </span>
      <Button
        size="sm"
        variant="secondary"
        className={stepClass}
        aria-disabled={index === total - 1}
        onClick={() => onStep(1)}
      >
        {t(($) => $.recording.next)}
        <ChevronRight aria-hidden="true" className="size-4" />
      </Button>
    </div>
  );
}

/** A recording's contact, date and duration. */
export function RecordingMoment({ recording }: { recording: ListedRecording }) {
  const language = useLanguage();
  const { day, time } = recordingTime(language, recording);
  const duration = durationIn(recording.duration, language);
  return (
    <>
      {recording.user ? recording.contact : `${recording.contact}, ${recording.client}`}
      <span className="block text-sm">
        <time dateTime={recording.date}>
          {day}, {time}
        </time>
        {duration > 0 && (
          <>
            {" · "}
            <time dateTime={`PT${duration}S`}>{recordingDuration(duration)}</time>
          </>
        )}
        {` · ${recording.crm}`}
      </span>
    </>
  );
}
