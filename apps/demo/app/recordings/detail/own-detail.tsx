import { OwnPanels, type OwnRecording } from "./own-panels.tsx";
import { UserAudio } from "./user-audio.tsx";

/** The detail of what the visitor recorded: its sound, and what the agent found in its words. */
export function OwnDetail({ recording, onRemove }: { recording: OwnRecording; onRemove: () => void }) {
  return (
    <>
      <UserAudio recording={recording.user} onRemove={onRemove} />
      <OwnPanels recording={recording} />
    </>
  );
}
