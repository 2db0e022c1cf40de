import { formatDate, formatNumber, useLanguage } from "@voxlog/texts";
import { Button } from "@voxlog/ui/button";
import { Disclosure } from "@voxlog/ui/disclosure";
import { Check as CheckMark, TriangleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAccount } from "../session/owner.ts";
import { type Check, fetchHealth, type Health, type HealthAnswer } from "./fetch-health.ts";

const INTERVAL_MS = 60_000;

/** Shows the server's health in one line. On phones it shows failures, and the rest on request. */
export function HealthLine() {
  const { t } = useTranslation("reports");
  const { answer, retry } = useHealth();
  if (!answer) {
    return (
      <div aria-busy="true" className="h-5 max-w-prose rounded-md bg-surface-hover motion-safe:animate-pulse">
        <span className="sr-only">{t(($) => $.health.loading)}</span>
      </div>
    );
  }
  if ("health" in answer) return <HealthFacts health={answer.health} />;
  const { failure } = answer;
  // Staff may read the reports, but not the server's health.
  if (failure === "withheld") return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-danger">
      <span className="flex gap-1.5">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {t(($) => $.health.failures[failure])}
      </span>
      <Button size="sm" variant="secondary" onClick={retry}>
        {t(($) => $.failure.retry)}
      </Button>
    </p>
  );
}

/** Fetches the health once a minute while the tab is visible. The last result stays until the next one. */
function useHealth(): { answer: HealthAnswer | undefined; retry: () => void } {
  const { token } = useAccount();
  const [answer, setAnswer] = useState<HealthAnswer>();
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt((count) => count + 1);
  const isWithheld = answer && "failure" in answer && answer.failure === "withheld";

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry fetches again.
  useEffect(() => {
    if (!token || isWithheld) return;
    const stop = new AbortController();
    fetchHealth(token, stop.signal).then(setAnswer, () => undefined);
    const timer = setTimeout(retry, INTERVAL_MS);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [token, attempt]);
  return { answer, retry };
}

function HealthFacts({ health }: { health: Health }) {
  const { t } = useTranslation("reports");
  const facts = useFacts(health);
  const failing = facts.filter(({ isFailing }) => isFailing);
  const others = facts.filter(({ isFailing }) => !isFailing);
  const list = (shown: typeof facts) => (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {shown.map(({ name, text, isFailing }) => (
        <li
          key={name}
          className={`flex gap-1.5 ${isFailing ? "font-medium text-danger" : "text-text-muted"}`}
        >
          {isFailing === true && <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />}
          {isFailing === false && (
            <CheckMark aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
          )}
          <span className="min-w-0">{text}</span>
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-label={t(($) => $.health.title)}>
      <div className="max-sm:hidden">{list([...failing, ...others])}</div>
      <div className="grid gap-1 sm:hidden">
        {failing.length > 0 && list(failing)}
        <Disclosure summary={failing.length > 0 ? t(($) => $.health.more) : t(($) => $.health.healthy)}>
          {list(others)}
        </Disclosure>
      </div>
    </section>
  );
}

type Fact = {
  name: Check | "rejected" | "version";
  text: string;
  /** Whether the check fails; undefined if it can't, or hasn't run. */
  isFailing?: boolean | undefined;
};

function useFacts(health: Health): Fact[] {
  const { ok, disk, mail, webhook, backup, collected, certificateEnd, rejected, configured, version } =
    health;
  const { drops } = health;
  const { t } = useTranslation("reports");
  const language = useLanguage();
  const count = (value: number) => formatNumber(language, value);
  const time = (moment: number) =>
    formatDate(language, new Date(moment), {
      day: "numeric",
      month: "short",
      hour: "2-digit",
      minute: "2-digit",
    });

  const mailText = () => {
    const facts = { count: mail.waiting, waiting: count(mail.waiting) };
    if (!configured.mail) return t(($) => $.health.mail.off);
    if (mail.waiting === 0) return t(($) => $.health.mail.none);
    if (ok.mail) return t(($) => $.health.mail.waiting, facts);
    return t(($) => $.health.mail.late, { ...facts, oldest: time(mail.oldest ?? Date.now()) });
  };
  const webhookText = () => {
    if (ok.webhook) return t(($) => $.health.webhook.works);
    const undelivered = webhook.waiting + webhook.failed;
    return t(($) => $.health.webhook.late, { count: undelivered, undelivered: count(undelivered) });
  };
  const certificateText = () => {
    const ends = formatDate(language, new Date(certificateEnd ?? 0), { dateStyle: "medium" });
    return ok.certificate
      ? t(($) => $.health.certificate.valid, { ends })
      : t(($) => $.health.certificate.late, { ends });
  };
  const backupText = () => {
    if (!backup) return t(($) => $.health.backup.none);
    const made = time(backup.made);
    if (backup.problem) return t(($) => $.health.backup.unusable, { made });
    if (backup.copyProblem) return t(($) => $.health.backup.notCopied, { made });
    if (!ok.backup) return t(($) => $.health.backup.late, { made });
    if (!backup.verified) return t(($) => $.health.backup.made, { made });
    return backup.copied
      ? t(($) => $.health.backup.copied, { made })
      : t(($) => $.health.backup.verified, { made });
  };
  const trafficText = () => {
    if (ok.traffic) return t(($) => $.health.traffic.usual);
    return drops?.traffic?.kind === "tracker"
      ? t(($) => $.health.traffic.uncounted)
      : t(($) => $.health.traffic.few);
  };
  const leadsText = () => (ok.leads ? t(($) => $.health.leads.usual) : t(($) => $.health.leads.few));
  const rejections = Object.values(rejected).reduce((sum, each) => sum + each, 0);
  const free = formatNumber(language, disk.free / 1e9, {
    style: "unit",
    unit: "gigabyte",
    maximumFractionDigits: disk.free < 1e10 ? 1 : 0,
  });
  return [
    {
      name: "disk",
      isFailing: !ok.disk,
      text: ok.disk ? t(($) => $.health.disk.room, { free }) : t(($) => $.health.disk.full, { free }),
    },
    {
      name: "database",
      isFailing: !ok.database,
      text: ok.database ? t(($) => $.health.database.whole) : t(($) => $.health.database.damaged),
    },
    ...(collected === undefined
      ? []
      : [
          {
            name: "visits" as const,
            isFailing: !collected,
            text: collected ? t(($) => $.health.visits.stored) : t(($) => $.health.visits.lost),
          },
        ]),
    { name: "mail", isFailing: configured.mail ? !ok.mail : undefined, text: mailText() },
    ...(configured.webhook
      ? [{ name: "webhook", isFailing: !ok.webhook, text: webhookText() } as const]
      : []),
    ...(certificateEnd
      ? [{ name: "certificate", isFailing: !ok.certificate, text: certificateText() } as const]
      : []),
    { name: "backup", isFailing: backup || !ok.backup ? !ok.backup : undefined, text: backupText() },
    ...(drops
      ? ([
          { name: "traffic", isFailing: !ok.traffic, text: trafficText() },
          { name: "leads", isFailing: !ok.leads, text: leadsText() },
        ] as const)
      : []),
    {
      name: "rejected",
      text: t(($) => $.health.rejected, { count: rejections, rejected: count(rejections) }),
    },
    { name: "version", text: t(($) => $.health.version, { version }) },
  ];
}
