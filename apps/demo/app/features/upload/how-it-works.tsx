import { brand, claims, directCrms, transcriptionLanguages } from "@voxlog/product";
import { formatLanguageName, formatList, useLanguage } from "@voxlog/texts";
import { Disclosure } from "@voxlog/ui/disclosure";
import { Heading } from "@voxlog/ui/heading";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Steps } from "../../components/steps.tsx";

const steps = ["choose", "send", "transcribe", "recognize", "analyze", "sync"] as const;
const features = ["accuracy", "languages", "result", "instructions", "crms"] as const;

/** Explains how the product processes a file, step by step. */
export function HowItWorks() {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const names = { agent: brand.agent, product: brand.name };
  const facts = {
    accuracy: claims.transcriptionAccuracyPercent,
    languages: formatList(
      language,
      transcriptionLanguages.map((code) => formatLanguageName(language, code)),
    ),
    crms: formatList(language, directCrms),
  };
  return (
    <Disclosure
      variant="card"
      summary={
        <Heading level={2} size="lg">
          {t(($) => $.upload.how.title)}
        </Heading>
      }
    >
      <div className="grid gap-8 lg:grid-cols-[1.6fr_1fr]">
        <Steps
          steps={steps.map((step) => ({
            title: t(($) => $.upload.how.steps[step].title, names),
            text: t(($) => $.upload.how.steps[step].text),
          }))}
        />
        <div className="grid content-start gap-3">
          <Heading level={3} size="base">
            {t(($) => $.upload.how.features)}
          </Heading>
          <ul className="grid gap-2.5">
            {features.map((feature) => (
              <li key={feature} className="flex gap-2.5 text-text-muted">
                <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
                {t(($) => $.upload.how.list[feature], facts)}
              </li>
            ))}
          </ul>
          <p className="mt-2 rounded-lg bg-info-soft p-4 text-sm text-info">{t(($) => $.upload.how.demo)}</p>
        </div>
      </div>
    </Disclosure>
  );
}
