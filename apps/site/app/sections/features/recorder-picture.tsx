import { useTranslation } from "react-i18next";
import { MicrophoneIcon } from "../../icons.tsx";
import { Illustration } from "../illustration/illustration.tsx";
import { Panel } from "../illustration/panel.tsx";
import { Waveform } from "../illustration/waveform.tsx";

/** A recorder at work in a browser. */
export function RecorderPicture() {
  const { t } = useTranslation("site");
  return (
    <Illustration label={t(($) => $.features.input.record.picture)} className="self-center">
      <Panel className="flex flex-col items-center gap-4 py-6">
        <span className="flex size-14 items-center justify-center rounded-full bg-accent text-on-accent outline-8 outline-accent-soft">
          <MicrophoneIcon className="size-6" />
        </span>
        <Waveform bars={32} className="mt-1 h-8 text-accent-text" />
        <p className="flex items-center gap-2 font-medium tabular-nums">
          <span className="size-2 rounded-full bg-danger-fill" />
          00:42
        </p>
      </Panel>
    </Illustration>
  );
}
