import { useTranslation } from "react-i18next";
import { Drawing } from "../components/drawing.tsx";
import { topicKey, useCaseViews } from "../routing/paths.ts";
import { ViewLink } from "../routing/view-link.tsx";
import { Section, type SectionProps } from "./section.tsx";

/** Links to the pages about kinds of work. Hidden on phones, where the footer is as close. */
export function UseCases({ ground }: Pick<SectionProps, "ground">) {
  const { t } = useTranslation("site");
  return (
    <div className="max-sm:hidden print:hidden">
      <Section title={t(($) => $.home.uses.title)} ground={ground}>
        <ul className="grid gap-5 @xl:grid-cols-3">
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
      </Section>
    </div>
  );
}
