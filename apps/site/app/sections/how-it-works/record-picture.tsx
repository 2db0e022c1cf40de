import { useTranslation } from "react-i18next";
import { MicrophoneIcon } from "../../icons.tsx";
import { Illustration } from "../illustration/illustration.tsx";
import { Panel } from "../illustration/panel.tsx";
import { Waveform } from "../illustration/waveform.tsx";

/** A recording under way. */
export function RecordPicture() {
  const { t } = useTranslation("site");
  return (
    <Illustration label={t(($) => $.home.how.record.picture)} className="h-full">
      <Panel
        title={t(($) => $.pictures.recording)}
        aside={<span className="tabular-nums">00:42</span>}
        className="h-full"
      >
        <div className="flex items-center gap-4 py-6">
          <span className="flex size-14 shrink-0 items-center justify-center rounded-full bg-accent text-on-accent">
            <MicrophoneIcon className="size-6" />
          </span>
          <Waveform bars={36} className="min-w-0 grow text-accent-text" />
        </div>
      </Panel>
    </Illustration>
  );
}
