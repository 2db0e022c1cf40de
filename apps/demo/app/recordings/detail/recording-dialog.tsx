import { Badge } from "@voxlog/ui/badge";
import { Dialog } from "@voxlog/ui/dialog";
import { type KeyboardEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Deferred } from "../../lazy/deferred.tsx";
import type { ListedRecording } from "../listed-recording.ts";
import { OwnAudio } from "../own/own-audio.tsx";
import { StatusBadge } from "../status-badge.tsx";
import { detailOf } from "./detail-of.ts";
import { RecordingMoment } from "./recording-moment.tsx";
import { RecordingPanels } from "./recording-panels.tsx";
import { RecordingSteps } from "./recording-steps.tsx";
import { useTextIn } from "./use-text-in.ts";

export { detailOf };

export type RecordingDialogProps = {
  /** What Previous and Next walk through. */
  list: readonly ListedRecording[];
  /** The recording shown; anything that is not in the list shows none. */
  openId: string | null;
  onShow: (id: string) => void;
  onClose: () => void;
};

/** What has a use of its own for the arrow keys. */
const OWN_ARROWS = "input, audio, [role=alertdialog]";

/** A recording's detail, over the list it was opened from. The arrow keys go to its neighbours. */
export function RecordingDialog({ list, openId, onShow, onClose }: RecordingDialogProps) {
  const { t } = useTranslation(["demo", "common"]);
  const textIn = useTextIn();
  const open = list.find(({ id }) => id === openId);
  // It stays in the picture while the dialog leaves.
  const [recording, setRecording] = useState(open);
  if (open && open !== recording) setRecording(open);
  const index = recording ? list.indexOf(recording) : -1;
  useEffect(() => {
    for (const neighbour of [list[index - 1], list[index + 1]]) if (neighbour) detailOf(neighbour).prefetch();
  }, [list, index]);
  if (!recording) return null;

  const step = (by: 1 | -1) => {
    const neighbour = list[index + by];
    if (neighbour) onShow(neighbour.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest(OWN_ARROWS)) return;
    if (event.key === "ArrowLeft") step(-1);
    if (event.key === "ArrowRight") step(1);
  };

  return (
    <Dialog
      open={open !== undefined}
      onOpenChange={(stays) => !stays && onClose()}
      title={textIn(recording.title)}
      description={<RecordingMoment recording={recording} />}
      closeLabel={t(($) => $.close, { ns: "common" })}
      className="sm:max-w-256!"
      onKeyDown={onKeyDown}
    >
      <div className="mb-6 flex flex-wrap items-center gap-2">
        <span role="status">
          <StatusBadge status={recording.status} />
        </span>
        <Badge tone="warning">{t(($) => $.layout.demoData)}</Badge>
        {index >= 0 && <RecordingSteps index={index} total={list.length} onStep={step} />}
      </div>
      {recording.own && (
        <OwnAudio key={`audio ${recording.id}`} recording={recording.own} onRemove={onClose} />
      )}
      <Deferred fallback={<div className="min-h-96" />}>
        <RecordingPanels key={recording.id} recording={recording} />
      </Deferred>
    </Dialog>
  );
}
