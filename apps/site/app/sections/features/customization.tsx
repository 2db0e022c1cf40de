import { brand, directCrms } from "@voxlog/product";
import { Badge } from "@voxlog/ui/badge";
import { useTranslation } from "react-i18next";
import { ArrowIcon } from "../../components/icons.tsx";
import { Chip, Illustration, Panel } from "../illustration/illustration.tsx";
import { Section } from "../section.tsx";
import { ScreenLink } from "./screen-link.tsx";

/** How the agent learns a trade's own words and a team's own ways. */
export function Customization() {
  const { t } = useTranslation("site");
  const agent = brand.agent;
  return (
    <Section
      ground="sunken"
      title={t(($) => $.features.customization.title, { agent })}
      text={t(($) => $.features.customization.text, { agent })}
    >
      <div className="grid items-center gap-x-16 gap-y-12 lg:grid-cols-[1.2fr_1fr]">
        <DictionaryPicture />
        <div>
          <dl className="space-y-8">
            {(["instructions", "dictionary", "jargon"] as const).map((part) => (
              <div key={part}>
                <dt className="text-lg font-semibold">{t(($) => $.features.customization[part].title)}</dt>
                <dd className="mt-1.5 text-text-muted">
                  {t(($) => $.features.customization[part].text, { agent })}
                </dd>
              </div>
            ))}
          </dl>
          <ScreenLink
            place="/agent-timmy?tab=dictionary"
            feature={t(($) => $.features.customization.dictionary.title)}
          />
        </div>
      </div>
    </Section>
  );
}

const WORDS = [
  { word: "crm", correction: directCrms[3], owner: "shared" },
  { word: "sla", correction: "SLA", owner: "shared" },
  { word: "name", correction: "Kappers", owner: "personal" },
] as const;

/** What an agent has been taught: an instruction, words with their correction, and terms. */
function DictionaryPicture() {
  const { t } = useTranslation("site");
  return (
    <Illustration label={t(($) => $.features.customization.picture)} className="space-y-4">
      <Panel
        title={t(($) => $.features.customization.instructions.title)}
        aside={<Badge tone="accent">{t(($) => $.features.customization.sample.shared)}</Badge>}
      >
        <p className="border-s-2 border-accent-border ps-3 leading-relaxed">
          {t(($) => $.features.customization.sample.instruction)}
        </p>
      </Panel>
      <Panel title={t(($) => $.features.customization.dictionary.title)}>
        <div className="@container divide-y divide-border">
          {WORDS.map(({ word, correction, owner }) => (
            <p
              key={word}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5 @2xs:grid @2xs:grid-cols-[1fr_auto_1.2fr_minmax(--spacing(24),auto)] first:pt-0 last:pb-0"
            >
              <span className="text-text-muted line-through decoration-1">
                {t(($) => $.features.customization.sample.words[word])}
              </span>
              <ArrowIcon className="size-4 text-text-muted" />
              <span className="font-medium">{correction}</span>
              <Badge tone={owner === "shared" ? "accent" : "neutral"} className="ms-auto">
                {t(($) => $.features.customization.sample[owner])}
              </Badge>
            </p>
          ))}
        </div>
      </Panel>
      <Panel title={t(($) => $.features.customization.jargon.title)}>
        <div className="flex flex-wrap gap-1.5">
          {(["a", "b", "c", "d", "e"] as const).map((term) => (
            <Chip key={term}>{t(($) => $.features.customization.sample.terms[term])}</Chip>
          ))}
        </div>
      </Panel>
    </Illustration>
  );
}
