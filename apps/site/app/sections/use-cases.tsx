import { Link } from "@voxlog/ui/link";
import { useTranslation } from "react-i18next";
import { Drawing } from "../components/drawing.tsx";
import { topicKey, topics, useCaseViews } from "../routing/paths.ts";
import { ViewLink } from "../routing/view-link.tsx";
import { Section, type SectionProps } from "./section.tsx";

/** Links to the pages about kinds of work, without pictures on phones, and to the other pages that people search for. */
export function UseCases({ ground }: Pick<SectionProps, "ground">) {
  const { t } = useTranslation("site");
  return (
    <div className="print:hidden">
      <Section title={t(($) => $.home.uses.title)} ground={ground}>
        <ul className="grid gap-5 max-sm:hidden @xl:grid-cols-3">
          {useCaseViews.map((view) => (
            <li
              key={view}
              className="group relative overflow-clip rounded-2xl border border-border bg-surface-raised shadow-sm hover:border-accent-border"
            >
              <Drawing src={`/drawings/${topicKey(view)}.svg`} isBelow />
              <p className="p-5 md:p-6">
                <ViewLink
                  view={view}
                  className="text-xl font-semibold underline-offset-4 group-hover:underline after:absolute after:inset-0"
                >
                  {t(($) => $.shell.topics[topicKey(view)])}
                </ViewLink>
                <span className="mt-1.5 block text-text-muted">{t(($) => $.home.uses[topicKey(view)])}</span>
              </p>
            </li>
          ))}
        </ul>
        <ul className="flex flex-wrap gap-x-6 sm:mt-4">
          {topics.map((view) => (
            <li key={view} className={view.startsWith("uses/") ? "sm:hidden" : ""}>
              <Link asChild variant="standalone" className="underline">
                <ViewLink view={view}>{t(($) => $.shell.topics[topicKey(view)])}</ViewLink>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
