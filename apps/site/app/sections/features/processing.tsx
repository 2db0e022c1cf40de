import { brand, claims, transcriptionLanguages } from "@voxlog/product";
import { formatLanguageName, formatList } from "@voxlog/texts";
import { Avatar } from "@voxlog/ui/avatar";
import { useTranslation } from "react-i18next";
import { ArrowIcon } from "../../components/icons.tsx";
import { useLanguage } from "../../routing/use-view.ts";
import { Chip, FieldRows, Illustration, Panel } from "../illustration/illustration.tsx";
import { MarkedText } from "../illustration/marked-text.tsx";
import { useSample } from "../illustration/use-sample.ts";
import { Section } from "../section.tsx";
import { ScreenLink } from "./screen-link.tsx";

/** What the agent makes of a conversation, and how well. */
export function Processing() {
  const { t } = useTranslation("site");
  const language = useLanguage();
  const spoken = transcriptionLanguages.map((code) => formatLanguageName(language, code));
  const figures = [
    {
      value: t(($) => $.features.processing.accuracy, { percent: claims.transcriptionAccuracyPercent }),
      text: t(($) => $.features.processing.accuracyText),
    },
    {
      value: t(($) => $.features.processing.match, { percent: claims.matchRatePercent }),
      text: t(($) => $.features.processing.matchText),
    },
    {
      value: String(transcriptionLanguages.length),
      text: t(($) => $.features.processing.languages, { languages: formatList(language, spoken) }),
    },
  ];
  return (
    <Section
      ground="sunken"
      title={t(($) => $.features.processing.title)}
      text={t(($) => $.features.processing.text, { agent: brand.agent })}
    >
      <ConversationPicture />
      <ScreenLink place={useSample().recording} feature={t(($) => $.features.processing.title)} />
      <dl className="mt-12 grid gap-x-10 gap-y-7 sm:grid-cols-3">
        {figures.map(({ value, text }) => (
          <div key={text} className="flex flex-col-reverse justify-end border-s-2 border-accent ps-5">
            <dt className="text-text-muted">{text}</dt>
            <dd className="text-display-sm font-semibold text-accent-text">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** A transcript, and beside it all that comes out of it. */
function ConversationPicture() {
  const { t } = useTranslation("site");
  const { excerpt, marks, duration } = useSample();
  return (
    <Illustration
      label={t(($) => $.features.processing.picture)}
      className="grid items-stretch gap-5 lg:grid-cols-[1fr_auto_1.25fr]"
    >
      <Panel
        title={t(($) => $.pictures.transcript)}
        aside={<span className="tabular-nums">{duration}</span>}
        className="p-6"
      >
        <div className="space-y-4">
          {excerpt.map(({ initials, text }) => (
            <p key={text} className="flex items-start gap-3 leading-relaxed">
              <Avatar size="sm" className="-mt-0.5">
                {initials}
              </Avatar>
              <span>
                <MarkedText text={text} marks={marks} />
              </span>
            </p>
          ))}
        </div>
      </Panel>
      <ArrowIcon className="size-7 rotate-90 justify-self-center text-accent-text lg:rotate-0 lg:self-center" />
      <Analysis />
    </Illustration>
  );
}

function Analysis() {
  const { t } = useTranslation("site");
  const sample = useSample();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Panel title={t(($) => $.pictures.summary)} className="p-6">
        <p className="leading-relaxed">{sample.summary}</p>
        <div className="mt-5 flex flex-wrap gap-1.5">
          {sample.marks.map((mark) => (
            <Chip key={mark}>{mark}</Chip>
          ))}
        </div>
      </Panel>
      <Panel title={sample.client} className="p-6">
        <FieldRows
          rows={sample.fields(
            "stage",
            "dealValue",
            "users",
            "budget",
            "startDate",
            "decisionMaker",
            "competitor",
          )}
        />
      </Panel>
    </div>
  );
}
