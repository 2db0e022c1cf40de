import { useTranslation } from "react-i18next";
import { Illustration } from "../illustration/illustration.tsx";
import { Panel } from "../illustration/panel.tsx";
import { TextLines } from "../illustration/text-lines.tsx";
import { Waveform } from "../illustration/waveform.tsx";

/** A voice that becomes text. */
export function TypingPicture() {
  const { t } = useTranslation("site");
  return (
    <Illustration label={t(($) => $.home.benefits.typing.picture)}>
      <Panel>
        <Waveform bars={30} className="w-full text-accent-text" />
        <TextLines widths={["w-full", "w-11/12", "w-4/5", "w-1/2"]} className="mt-4" />
      </Panel>
    </Illustration>
  );
}
