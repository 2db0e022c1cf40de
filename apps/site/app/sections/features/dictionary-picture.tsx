import { directCrms } from "@voxlog/product";
import { Badge } from "@voxlog/ui/badge";
import { useTranslation } from "react-i18next";
import { ArrowIcon } from "../../icons.tsx";
import { Chip } from "../illustration/chip.tsx";
import { Illustration } from "../illustration/illustration.tsx";
import { Panel } from "../illustration/panel.tsx";

const WORDS = [
  { word: "crm", correction: directCrms[3], owner: "shared" },
  { word: "sla", correction: "SLA", owner: "shared" },
  { word: "name", correction: "Kappers", owner: "personal" },
] as const;

/** What an agent has been taught: an instruction, words with their correction, and terms. */
export function DictionaryPicture() {
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
        <div className="divide-y divide-border">
          {WORDS.map(({ word, correction, owner }) => (
            <p
              key={word}
              className="grid grid-cols-[1fr_auto_1.2fr] items-center gap-x-3 gap-y-1 py-2.5 sm:grid-cols-[1fr_auto_1.2fr_--spacing(24)] first:pt-0 last:pb-0"
            >
              <span className="text-text-muted line-through decoration-1">
                {t(($) => $.features.customization.sample.words[word])}
              </span>
              <ArrowIcon className="size-4 text-text-muted" />
              <span className="font-medium">{correction}</span>
              <Badge tone={owner === "shared" ? "accent" : "neutral"} className="justify-self-end max-sm:col-span-3">
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
