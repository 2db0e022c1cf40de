import { demoNow, demoTimeZone } from "@voxlog/demo-data/dashboard";
import { formatDate, useLanguage } from "@voxlog/i18n";
import { Button } from "@voxlog/ui/button";
import { Mic } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ScreenHeading } from "../../layout/screen-heading.tsx";
import { ScreenLink } from "../../navigation/screen-link.tsx";
import { TourOffer } from "../../tour/tour-offer.tsx";
import { RecentRecordings } from "./recent-recordings.tsx";
import { UnfinishedNotice } from "./unfinished-notice.tsx";
import { WeekStats } from "./week-stats.tsx";

/** The first screen: the week in figures, the quickest way to record, and what came in last. */
export function DashboardScreen() {
  const { t } = useTranslation("demo");
  const today = formatDate(useLanguage(), new Date(demoNow), { dateStyle: "full", timeZone: demoTimeZone });
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <ScreenHeading>{t(($) => $.dashboard.title)}</ScreenHeading>
          <p className="mt-1 text-text-muted first-letter:uppercase">
            <time dateTime={demoNow}>{today}</time>
          </p>
        </div>
        <Button asChild className="max-sm:w-full">
          <ScreenLink section="record">
            <Mic aria-hidden="true" className="size-5" />
            {t(($) => $.dashboard.quickRecord)}
          </ScreenLink>
        </Button>
      </div>
      <UnfinishedNotice />
      <TourOffer />
      <WeekStats />
      <RecentRecordings />
    </div>
  );
}
