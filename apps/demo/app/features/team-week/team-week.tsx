import { recordings } from "@voxlog/demo-data/recordings";
import { teamMembers } from "@voxlog/demo-data/team";
import { coachingMoments, dealsAtRisk, type Finding, forecastChanges } from "@voxlog/demo-data/team-week";
import { textIn } from "@voxlog/demo-data/text";
import { currency } from "@voxlog/product";
import { formatPrice, useLanguage } from "@voxlog/texts";
import { Heading } from "@voxlog/ui/heading";
import { GraduationCap, type LucideIcon, TrendingUp, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { SectionCard } from "../../components/section-card.tsx";
import { OPENED_HERE, useRecordingHref } from "../../recordings/use-open-recording.ts";

/** The manager's view of the team's week: findings that need attention, each linked to its conversation. */
export function TeamWeek() {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const price = (euros: number) => formatPrice(language, euros, currency);
  return (
    <section aria-labelledby="team-week" className="grid grid-cols-1 gap-4">
      <Heading level={2} id="team-week">
        {t(($) => $.teamWeek.title)}
      </Heading>
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        <SectionCard title={t(($) => $.teamWeek.risks)} aside={<Sign icon={TriangleAlert} />}>
          <Findings findings={dealsAtRisk} />
        </SectionCard>
        <SectionCard title={t(($) => $.teamWeek.forecast)} aside={<Sign icon={TrendingUp} />}>
          <Findings
            findings={forecastChanges}
            figure={({ before, after }) => (
              <>
                {before !== null && <s className="text-text-muted">{price(before)}</s>}{" "}
                <span className="font-semibold">{price(after)}</span>
              </>
            )}
          />
        </SectionCard>
        <SectionCard title={t(($) => $.teamWeek.coaching)} aside={<Sign icon={GraduationCap} />}>
          <Findings findings={coachingMoments} />
        </SectionCard>
      </div>
    </section>
  );
}

function Sign({ icon: Icon }: { icon: LucideIcon }) {
  return <Icon aria-hidden="true" className="size-5 text-accent-text" strokeWidth={1.75} />;
}

/** Lists findings, each linked to its conversation. */
function Findings<F extends Finding>({
  findings,
  figure,
}: {
  findings: readonly F[];
  /** Shown next to its title. */
  figure?: (finding: F) => ReactNode;
}) {
  const language = useLanguage();
  const hrefOf = useRecordingHref();
  return (
    <ul className="-my-3 divide-y">
      {findings.map((finding) => {
        const recording = recordings.find(({ id }) => id === finding.recording);
        const owner = teamMembers.find(({ id }) => id === recording?.owner);
        return (
          <li key={finding.recording} className="relative grid gap-1 py-3">
            <p className="flex flex-wrap justify-between gap-x-4">
              <Link
                to={hrefOf(finding.recording)}
                state={OPENED_HERE}
                className="font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {recording?.client}
              </Link>
              {figure && <span className="tabular-nums">{figure(finding)}</span>}
            </p>
            <p className="text-sm text-text-muted">
              {textIn(finding.title, language)} · {owner?.name}
            </p>
            <blockquote className="border-s-2 border-accent-border ps-3 text-sm">
              {textIn(finding.quote, language)}
            </blockquote>
          </li>
        );
      })}
    </ul>
  );
}
