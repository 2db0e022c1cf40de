import { statistics } from "@voxlog/demo-data/statistics";
import { textIn } from "@voxlog/demo-data/text";
import { useLanguage } from "@voxlog/i18n";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../../layout/section-card.tsx";
import { useStatsFormat } from "./use-stats-format.ts";

const kinds = statistics.jargonKinds;
const [commonest] = kinds;

/** The recognised terms by kind, each with its number beside its bar: this chart is its own table. */
export function TermsChart() {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const { count } = useStatsFormat();
  return (
    <SectionCard title={t(($) => $.agentTimmy.stats.termsChart)}>
      <p className="-mt-3 text-text-muted">
        {t(($) => $.agentTimmy.stats.termsTrend, {
          most: textIn(commonest.name, language),
          terms: count(commonest.termsRecognised),
        })}
      </p>
      <ul className="grid gap-4">
        {kinds.map(({ name, termsRecognised }) => {
          const text = textIn(name, language);
          return (
            <li key={text} className="grid gap-1.5">
              <p className="flex justify-between gap-4">
                <span>{text}</span>
                <span className="font-medium tabular-nums">{count(termsRecognised)}</span>
              </p>
              <svg
                aria-hidden="true"
                viewBox={`0 0 ${commonest.termsRecognised} 1`}
                preserveAspectRatio="none"
                className="h-2.5 w-full rounded-full bg-surface-hover"
              >
                <rect width={termsRecognised} height={1} className="fill-accent" />
              </svg>
            </li>
          );
        })}
      </ul>
    </SectionCard>
  );
}
