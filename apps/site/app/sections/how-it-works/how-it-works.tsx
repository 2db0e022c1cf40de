import { brand } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { ArrowIcon } from "../../icons.tsx";
import { Section } from "../section.tsx";
import { EnrichPicture } from "./enrich-picture.tsx";
import { RecordPicture } from "./record-picture.tsx";
import { SynchronisePicture } from "./synchronise-picture.tsx";

const STEPS = [
  { step: "record", Picture: RecordPicture },
  { step: "enrich", Picture: EnrichPicture },
  { step: "synchronise", Picture: SynchronisePicture },
] as const;

/** The three steps from conversation to CRM, which the pictures follow with one sample conversation. */
export function HowItWorks() {
  const { t } = useTranslation("site");
  return (
    <Section title={t(($) => $.home.how.title)} text={t(($) => $.home.how.text)} ground="dark">
      <ol className="grid gap-x-14 gap-y-14 lg:grid-cols-3">
        {STEPS.map(({ step, Picture }, index) => (
          <li
            key={step}
            className="relative grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:row-span-2 lg:grid-cols-1 lg:grid-rows-subgrid"
          >
            <Picture />
            {index > 0 && (
              <ArrowIcon className="absolute top-[calc(50%-var(--spacing)*16)] -left-10 hidden size-6 text-accent-text lg:block" />
            )}
            <div className="self-center lg:self-start">
              <h3 className="flex items-center gap-3 text-xl">
                <span
                  aria-hidden="true"
                  className="flex size-8 items-center justify-center rounded-full border border-accent-border bg-accent-soft text-sm text-accent-text"
                >
                  {index + 1}
                </span>
                {t(($) => $.home.how[step].title)}
              </h3>
              <p className="mt-3 text-text-muted">
                {t(($) => $.home.how[step].text, { agent: brand.agent })}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
