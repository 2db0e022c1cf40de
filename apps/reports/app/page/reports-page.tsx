import { formatLanguageName, useLanguage } from "@voxlog/i18n";
import { useTranslation } from "react-i18next";
import { dayAt } from "../address/days.ts";
import { useQuestion } from "../address/use-question.ts";
import { FunnelReport } from "../report/funnel-report.tsx";
import { LabelReport } from "../report/label-report.tsx";
import { PagesReport } from "../report/pages-report.tsx";
import { SessionsReport } from "../report/sessions-report.tsx";
import { Totals } from "../report/totals.tsx";
import { useFormat } from "../report/use-format.ts";
import { useReport } from "../report/use-report.ts";
import { Filters } from "./filters.tsx";
import { TopBar } from "./top-bar.tsx";

const DEVICES = ["desktop", "tablet", "mobile"] as const;

const column = "grid min-w-0 grid-cols-1 gap-6";

/** All reports about what the address asks. */
export function ReportsPage() {
  const { t } = useTranslation("reports");
  const language = useLanguage();
  const { day } = useFormat();
  const [question, ask] = useQuestion();
  const sessions = useReport("sessions", question);
  const isSite = question.set === "site";
  // The demo has no funnel, and in its place the languages keep the columns about as long as each other.
  const languages = (
    <LabelReport
      name="languages"
      title={t(($) => $.languages.title)}
      labelColumn={t(($) => $.languages.label)}
      labelOf={(label) => (label ? formatLanguageName(language, label) : t(($) => $.unknown))}
      question={question}
    />
  );
  return (
    <>
      <TopBar />
      <main className="min-h-[calc(100dvh-var(--spacing-bar))] bg-surface-sunken">
        <div className="mx-auto grid max-w-page grid-cols-1 gap-6 px-gutter py-8">
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
            <h1 tabIndex={-1} className="text-display-sm outline-none">
              {t(($) => $.title)}
            </h1>
            <Filters question={question} today={dayAt(Date.now())} onAsk={ask} />
          </div>
          <p role="status" className="text-sm text-text-muted">
            {t(($) => $.days, { from: day(question.from), to: day(question.to) })}
          </p>
          <Totals rows={sessions.status === "ready" ? sessions.rows : undefined} set={question.set} />
          <SessionsReport question={question} state={sessions} />
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
            <div className={column}>
              {isSite && <FunnelReport question={question} />}
              <PagesReport question={question} />
              {!isSite && languages}
            </div>
            <div className={column}>
              <LabelReport
                name="referrers"
                title={t(($) => $.referrers.title)}
                labelColumn={t(($) => $.referrers.label)}
                labelOf={(label) => (label === "direct" ? t(($) => $.referrers.direct) : label)}
                question={question}
              />
              {isSite && languages}
              <LabelReport
                name="devices"
                title={t(($) => $.devices.title)}
                labelColumn={t(($) => $.devices.label)}
                labelOf={(label) => {
                  const kind = DEVICES.find((each) => each === label);
                  return kind ? t(($) => $.devices.kinds[kind]) : t(($) => $.unknown);
                }}
                question={question}
              />
            </div>
          </div>
        </div>
      </main>
    </>
  );
}
