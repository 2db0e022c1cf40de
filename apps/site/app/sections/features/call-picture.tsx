import { brand } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { PhoneIcon } from "../../icons.tsx";
import { Illustration } from "../illustration/illustration.tsx";
import { MarkedText } from "../illustration/marked-text.tsx";
import { Waveform } from "../illustration/waveform.tsx";

const bubbleClass = "rounded-xl rounded-br-sm bg-surface-hover px-4 py-3 leading-relaxed";

/** A phone during a call with the agent. */
export function CallPicture() {
  const { t } = useTranslation("site");
  const agent = brand.agent;
  return (
    <Illustration
      label={t(($) => $.features.input.call.picture, { agent })}
      className="mx-auto w-full max-w-80 self-end rounded-2xl border-4 border-border bg-surface-raised p-5 shadow-lg"
    >
      <p className="flex items-center gap-3">
        <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-accent text-xl font-semibold text-on-accent">
          {agent.slice(0, 1)}
        </span>
        <span>
          <span className="block text-lg font-semibold">{agent}</span>
          <span className="text-text-muted tabular-nums">
            {t(($) => $.features.input.call.status)} · 02:14
          </span>
        </span>
      </p>
      <div className="mt-5 space-y-2.5">
        <p className={bubbleClass}>{t(($) => $.features.input.call.first)}</p>
        <p className={bubbleClass}>
          <MarkedText text={t(($) => $.pictures.said)} />
        </p>
      </div>
      <div className="mt-5 text-center text-xs text-accent-text">
        <Waveform bars={24} className="mx-auto h-6" />
        <p className="mt-1.5">{t(($) => $.features.input.call.listening, { agent })}</p>
      </div>
      <span className="mx-auto mt-5 flex size-12 rotate-135 items-center justify-center rounded-full bg-danger-fill text-on-danger">
        <PhoneIcon className="size-5" />
      </span>
    </Illustration>
  );
}
