import { prefetchReader } from "../own/use-reading.ts";
import { OwnPanels, type OwnRecording } from "./own-panels.tsx";
import { UserAudio } from "./user-audio.tsx";

export { prefetchReader };

/** The detail of the visitor's own recording: its sound and the agent's result. */
export function OwnDetail({ recording, onRemove }: { recording: OwnRecording; onRemove: () => void }) {
  return (
    <>
      <UserAudio recording={recording.user} onRemove={onRemove} />
      <OwnPanels recording={recording} />
    </>
  );
}
