import type { Utterance } from "@voxlog/demo-data/recording-detail";
import type { Recording } from "@voxlog/demo-data/recordings";
import { useTranslation } from "react-i18next";
import { Panel } from "./panel.tsx";
import { useTextIn } from "./use-text-in.ts";

/** Who said what, in order. */
export function Transcript({
  recording,
  conversation,
}: {
  recording: Recording;
  conversation: readonly Utterance[];
}) {
  const { t } = useTranslation("demo");
  const textIn = useTextIn();
  return (
    <Panel title={t(($) => $.recording.transcript)}>
      <ol className="grid gap-3">
        {conversation.map(({ speaker, text }) => (
          <li
            key={textIn(text)}
            data-speaker={speaker}
            className="max-w-[90%] rounded-lg bg-surface-hover px-4 py-3 data-[speaker=seller]:justify-self-end data-[speaker=seller]:bg-accent-soft"
          >
            <span className="text-sm font-semibold">
              {speaker === "seller" ? t(($) => $.recording.seller) : recording.contact}
            </span>
            <p>{textIn(text)}</p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
