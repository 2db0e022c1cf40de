import { createLazy } from "@voxlog/browser/lazy";
import { useStore } from "@voxlog/browser/store";
import { dashboardStats, demoNow, demoTimeZone } from "@voxlog/demo-data/dashboard";
import { formatDate, formatNumber, useLanguage } from "@voxlog/texts";
import { Alert } from "@voxlog/ui/alert";
import { Button } from "@voxlog/ui/button";
import { Heading } from "@voxlog/ui/heading";
import { Link } from "@voxlog/ui/link";
import { PageHeader } from "@voxlog/ui/page-header";
import { StatCard, type StatCardProps } from "@voxlog/ui/stat-card";
import { Clock, MessagesSquare, Mic, RefreshCw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { PartUnavailable } from "../components/failure.tsx";
import { usePart } from "../components/lazy.tsx";
import { ScreenLink } from "../components/screen.tsx";
import { viewedRole } from "../edits/account-edits.ts";
import { useProspect } from "../edits/prospect.ts";
import { RecordingList } from "../recordings/list/recording-list.tsx";
import { useSamples } from "../recordings/processed-samples.ts";
import { useRecordings } from "../recordings/use-recordings.ts";
import { useUnfinished } from "../recordings/user/unfinished-recordings.ts";
import { TourOffer } from "../tour/tour-offer.tsx";

function DashboardScreen() {
  const { t } = useTranslation("demo");
  const isAdmin = useStore(viewedRole) === "Admin";
  const { company } = useProspect();
  const today = formatDate(useLanguage(), new Date(demoNow), { dateStyle: "full", timeZone: demoTimeZone });
  return (
    <div className="grid grid-cols-1 gap-8 max-sm:gap-5">
      <PageHeader
        title={t(($) => $.dashboard.title)}
        text={
          <>
            <time dateTime={demoNow} className="inline-block first-letter:uppercase">
              {today}
            </time>
            {company && ` · ${t(($) => $.dashboard.welcome, { company })}`}
          </>
        }
        action={
          // The bar has the same button.
          <Button asChild className="max-sm:w-full docked:hidden">
            <ScreenLink section="record">
              <Mic aria-hidden="true" className="size-5" />
              {t(($) => $.dashboard.quickRecord)}
            </ScreenLink>
          </Button>
        }
      />
      <UnfinishedNotice />
      <TourOffer />
      <WeekStats />
      <RecentRecordings />
      {isAdmin && <TeamWeek />}
    </div>
  );
}

/** Tells a visitor whose page closed during a recording that nothing is lost, and links to it. */
function UnfinishedNotice() {
  const { t } = useTranslation("demo");
  const { unfinished } = useUnfinished();
  if (unfinished.length === 0) return null;
  return (
    <Alert>
      {t(($) => $.userRecording.unfinished)}.{" "}
      <Link asChild>
        <ScreenLink section="record">{t(($) => $.userRecording.finish)}</ScreenLink>
      </Link>
    </Alert>
  );
}

const { conversationsThisWeek, crmSyncRate } = dashboardStats;

const teamWeek = createLazy(() => import("../features/team-week/team-week.tsx"));

/** Of the team's week in the address, until the page has scrolled there: back and forward restore the position. */
const TEAM = "#team";

/** First keys of the shortcut for printing. */
const SHORTCUT_KEYS = ["Control", "Meta"];

/** The manager's view of the team's week, loaded when the visitor has scrolled to it, or may be about to print. */
function TeamWeek() {
  const room = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) want();
    });
    if (room.current) observer.observe(room.current);
    // A print doesn't wait for what `beforeprint` loads, so start when the mouse leaves for the browser's menu, or at
    // the first key of the shortcut.
    const unmounted = new AbortController();
    const { signal } = unmounted;
    document.documentElement.addEventListener("mouseleave", want, { signal });
    addEventListener("keydown", ({ key }) => SHORTCUT_KEYS.includes(key) && want(), { signal });
    if (location.hash === TEAM) {
      room.current?.scrollIntoView();
      history.replaceState(history.state, "", location.pathname + location.search);
    }
    return () => {
      observer.disconnect();
      unmounted.abort();
    };
  }, []);
  const { part, isUnavailable } = usePart(teamWeek, isWanted);
  return (
    <div ref={room}>
      {isUnavailable ? <PartUnavailable /> : part ? <part.TeamWeek /> : <div className="min-h-160" />}
    </div>
  );
}

function WeekStats() {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const recordings = useSamples();
  const all = useRecordings();
  const processing = all.filter(({ status }) => status === "processing").length;
  const waiting = all.filter(({ status }) => status === "review").length;
  const analyzed = all.filter(({ status }) => status === "synced").length;
  // A member sees their share of the team's. The visitor's own conversations count once they are in the CRM.
  const own = all.filter(({ user, status }) => user && status === "synced").length;
  const hoursPerConversation = dashboardStats.hoursSaved / conversationsThisWeek;
  return (
    <section aria-label={t(($) => $.dashboard.stats)}>
      {/* Next to each other on a phone too, so that the first recording is on the first screen. */}
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(calc(var(--container-word)*0.75),100%),1fr))] gap-2 md:grid-cols-3 md:gap-4">
        <WeekStat
          icon={<MessagesSquare strokeWidth={1.75} />}
          label={t(($) => $.dashboard.conversations.label)}
          value={formatNumber(language, all.length)}
          note={
            processing > 0
              ? t(($) => $.dashboard.conversations.note, { count: processing })
              : t(($) => $.dashboard.conversations.allDone)
          }
        />
        <WeekStat
          icon={<Clock strokeWidth={1.75} />}
          label={t(($) => $.dashboard.hoursSaved.label)}
          value={formatNumber(language, hoursPerConversation * (recordings.length + own))}
          note={t(($) => $.dashboard.hoursSaved.note, {
            minutes: formatNumber(language, Math.round(hoursPerConversation * 60)),
          })}
        />
        <WeekStat
          icon={<RefreshCw strokeWidth={1.75} />}
          label={t(($) => $.dashboard.sync.label)}
          value={formatNumber(language, crmSyncRate, { style: "percent" })}
          note={[
            t(($) => $.dashboard.sync.note, { synced: analyzed * crmSyncRate, analyzed }),
            ...(waiting > 0 ? [t(($) => $.crm.review.count, { count: waiting })] : []),
          ].join(" · ")}
        />
      </dl>
    </section>
  );
}

function WeekStat({ note, ...props }: StatCardProps) {
  return (
    <StatCard
      {...props}
      note={<span className="max-md:hidden">{note}</span>}
      className="max-md:content-between max-md:gap-x-0 max-md:p-2.5 max-md:[&>dd[aria-hidden]]:hidden max-md:[&>dt]:text-xs"
    />
  );
}

const RECENT = 6;

function RecentRecordings() {
  const { t } = useTranslation("demo");
  const recordings = useRecordings();
  const title = t(($) => $.dashboard.recent);
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Heading level={2}>{title}</Heading>
        <Link asChild variant="standalone">
          <ScreenLink section="recordings">
            {t(($) => $.recordings.all, { count: recordings.length })}
          </ScreenLink>
        </Link>
      </div>
      <RecordingList label={title} recordings={recordings.slice(0, RECENT)} />
    </section>
  );
}

export { DashboardScreen as Component };
