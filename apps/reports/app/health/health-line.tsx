import { formatDate, formatNumber, useLanguage } from "@voxlog/texts";
import { Button } from "@voxlog/ui/button";
import { Disclosure } from "@voxlog/ui/disclosure";
import { Check as CheckMark, TriangleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAccount } from "../session/owner.ts";
import { type Check, fetchHealth, type Health, type HealthAnswer } from "./fetch-health.ts";

const EVERY_MS = 60_000;

/** How the server is, in one line; on a phone in as many words as it needs, and the rest on request. */
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
  // It is the owner's to know, and others may read the reports.
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

/** Asks once a minute while the tab is in sight; what was known stays until there is an answer. */
function useHealth(): { answer: HealthAnswer | undefined; retry: () => void } {
  const { token } = useAccount();
  const [answer, setAnswer] = useState<HealthAnswer>();
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt((count) => count + 1);
  const isWithheld = answer && "failure" in answer && answer.failure === "withheld";

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks again.
  useEffect(() => {
    if (!token || isWithheld) return;
    const stop = new AbortController();
    fetchHealth(token, stop.signal).then(setAnswer, () => undefined);
    const timer = setTimeout(retry, EVERY_MS);
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
  const bad = facts.filter(({ isBad }) => isBad);
  const others = facts.filter(({ isBad }) => !isBad);
  const list = (shown: typeof facts) => (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {shown.map(({ name, text, isBad }) => (
        <li key={name} className={`flex gap-1.5 ${isBad ? "font-medium text-danger" : "text-text-muted"}`}>
          {isBad === true && <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />}
          {isBad === false && (
            <CheckMark aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
          )}
          <span className="min-w-0">{text}</span>
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-label={t(($) => $.health.title)}>
      <div className="max-sm:hidden">{list([...bad, ...others])}</div>
      <div className="grid gap-1 sm:hidden">
        {bad.length > 0 && list(bad)}
        <Disclosure summary={bad.length > 0 ? t(($) => $.health.more) : t(($) => $.health.well)}>
          {list(others)}
        </Disclosure>
      </div>
    </section>
  );
}

type Fact = {
  name: Check | "rejected" | "version";
  text: string;
  /** Whether it is bad; of what is not there yet, or cannot be bad, it is not said. */
  isBad?: boolean | undefined;
};

/** What there is to know of a server, in words. */
function useFacts(health: Health): Fact[] {
  const { ok, disk, mail, webhook, backup, collected, rejected, asked, version } = health;
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

  const aboutMail = () => {
    const facts = { count: mail.waiting, waiting: count(mail.waiting) };
    if (!asked.mail) return t(($) => $.health.mail.off);
    if (mail.waiting === 0) return t(($) => $.health.mail.none);
    if (ok.mail) return t(($) => $.health.mail.waiting, facts);
    return t(($) => $.health.mail.late, { ...facts, oldest: time(mail.oldest ?? Date.now()) });
  };
  const aboutWebhook = () => {
    if (ok.webhook) return t(($) => $.health.webhook.works);
    const undelivered = webhook.waiting + webhook.failed;
    return t(($) => $.health.webhook.late, { count: undelivered, undelivered: count(undelivered) });
  };
  const aboutBackup = () => {
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
  const rejections = Object.values(rejected).reduce((sum, each) => sum + each, 0);
  const free = formatNumber(language, disk.free / 1e9, {
    style: "unit",
    unit: "gigabyte",
    maximumFractionDigits: disk.free < 1e10 ? 1 : 0,
  });
  return [
    {
      name: "disk",
      isBad: !ok.disk,
      text: ok.disk ? t(($) => $.health.disk.room, { free }) : t(($) => $.health.disk.full, { free }),
    },
    {
      name: "database",
      isBad: !ok.database,
      text: ok.database ? t(($) => $.health.database.whole) : t(($) => $.health.database.damaged),
    },
    ...(collected === undefined
      ? []
      : [
          {
            name: "visits" as const,
            isBad: !collected,
            text: collected ? t(($) => $.health.visits.stored) : t(($) => $.health.visits.lost),
          },
        ]),
    { name: "mail", isBad: asked.mail ? !ok.mail : undefined, text: aboutMail() },
    ...(asked.webhook ? [{ name: "webhook", isBad: !ok.webhook, text: aboutWebhook() } as const] : []),
    { name: "backup", isBad: backup || !ok.backup ? !ok.backup : undefined, text: aboutBackup() },
    {
      name: "rejected",
      text: t(($) => $.health.rejected, { count: rejections, rejected: count(rejections) }),
    },
    { name: "version", text: t(($) => $.health.version, { version }) },
  ];
}
