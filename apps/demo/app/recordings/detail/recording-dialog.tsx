import { Dialog } from "@voxlog/ui/dialog";
import { useState } from "react";
import type { ListedRecording } from "../use-recordings.ts";
import { Conversation, RecordingMoment, useSteps } from "./conversation.tsx";
import { useTextIn } from "./panel.tsx";

/** Shows a recording's detail over the list it was opened from. */
export function RecordingDialog({
  list,
  openId,
  onShow,
  onClose,
}: {
  list: readonly ListedRecording[];
  /** ID of the open recording. An ID that isn't in the list opens none. */
  openId: string | null;
  onShow: (id: string) => void;
  onClose: () => void;
}) {
  const textIn = useTextIn();
  const open = list.find(({ id }) => id === openId);
  // It stays visible while the dialog closes.
  const [recording, setRecording] = useState(open);
  if (open && open !== recording) setRecording(open);
  const { steps, handlers } = useSteps(list, recording, onShow);
  if (!recording) return null;
  return (
    <Dialog
      open={open !== undefined}
      onOpenChange={(stays) => !stays && onClose()}
      title={textIn(recording.title)}
      description={<RecordingMoment recording={recording} />}
      className="sm:max-w-256"
      {...handlers}
    >
      <Conversation recording={recording} steps={steps} onRemove={onClose} />
    </Dialog>
  );
}
