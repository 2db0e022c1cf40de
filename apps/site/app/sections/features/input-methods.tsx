import { brand, claims } from "@voxlog/product";
import { formatNumber } from "@voxlog/texts";
import { Heading } from "@voxlog/ui/heading";
import { useTranslation } from "react-i18next";
import { Icon } from "../../components/icons.tsx";
import { Waveform } from "../../components/waveform.tsx";
import { useLanguage } from "../../routing/use-view.ts";
import { Illustration, Panel } from "../illustration/illustration.tsx";
import { useSample } from "../illustration/use-sample.ts";
import { Section } from "../section.tsx";
import { ScreenLink } from "./on-screen.tsx";
import { ScreenPicture } from "./screen-picture.tsx";

const cellClass = "grid gap-x-10 gap-y-7 overflow-clip rounded-2xl p-7 @xl:p-9";
const plainClass = `${cellClass} border border-border bg-surface-tile @2xl:grid-cols-[1fr_1.2fr]`;

/** The three ways to add a conversation: by phone, in the browser, or as a file. */
export function InputMethods() {
  const { t } = useTranslation("site");
  const agent = brand.agent;
  return (
    <Section title={t(($) => $.features.input.title)} text={t(($) => $.features.input.text, { agent })}>
      <ul className="grid grid-cols-1 gap-5 @4xl:grid-cols-[1fr_1.6fr] @4xl:grid-rows-[1fr_1fr]">
        <li
          data-theme="dark"
          className={`${cellClass} bg-brand-800 bg-brand text-text forced-colors:border @2xl:grid-cols-2 @4xl:row-span-2 @4xl:grid-cols-1 @4xl:content-start`}
        >
          <Method
            title={t(($) => $.features.input.call.title, { agent })}
            text={t(($) => $.features.input.call.text, claims.callMinutes)}
            place="/call-timmy"
          />
          <ScreenPicture
            screen="call"
            alt={t(($) => $.features.input.call.picture, { agent })}
            className="w-80 rounded-3xl border-4"
          />
        </li>
        <li className={plainClass}>
          <Method
            title={t(($) => $.features.input.record.title)}
            text={t(($) => $.features.input.record.text)}
            place="/record"
          />
          <RecorderPicture />
        </li>
        <li className={plainClass}>
          <Method
            title={t(($) => $.features.input.upload.title)}
            text={t(($) => $.features.input.upload.text)}
            place="/upload"
          />
          <DropPicture />
        </li>
      </ul>
    </Section>
  );
}

function Method({ title, text, place }: { title: string; text: string; place: string }) {
  return (
    <div>
      <Heading level={3} size="xl">
        {title}
      </Heading>
      <p className="mt-2 opacity-90">{text}</p>
      <ScreenLink place={place} feature={title} />
    </div>
  );
}

function RecorderPicture() {
  const { t } = useTranslation("site");
  return (
    <Illustration label={t(($) => $.features.input.record.picture)}>
      <Panel className="flex h-full flex-col items-center justify-center gap-4 py-6">
        <Icon name="microphone" className="size-7 text-accent-text" />
        <Waveform bars={32} className="h-8 text-accent-text" />
        <p className="flex items-center gap-2 font-medium tabular-nums">
          <span className="size-2 rounded-full bg-danger-fill" />
          {useSample().duration}
        </p>
      </Panel>
    </Illustration>
  );
}

function DropPicture() {
  const { t } = useTranslation("site");
  const { file } = useSample();
  const size = formatNumber(useLanguage(), 4.2, { style: "unit", unit: "megabyte" });
  return (
    <Illustration label={t(($) => $.features.input.upload.picture)} className="flex flex-col gap-3">
      <p className="flex grow flex-col items-center justify-center gap-3 rounded-lg border-2 border-dashed border-accent-border bg-accent-soft px-4 py-6 font-medium text-accent-text">
        <Icon name="upload" className="size-6" />
        {t(($) => $.features.input.upload.drop)}
      </p>
      <Panel className="flex flex-wrap items-center gap-x-3 py-3">
        <span className="min-w-0 grow basis-word font-medium">{file}</span>
        <span className="ms-auto flex items-center gap-3 text-text-muted">
          {size}
          <Icon name="check" className="size-4 shrink-0 text-success" />
        </span>
      </Panel>
    </Illustration>
  );
}
