import { withoutHidden } from "@voxlog/product";
import { formatDate, formatNumber, useLanguage } from "@voxlog/texts";
import { Disclosure } from "@voxlog/ui/disclosure";
import { Skeleton, SkeletonShape } from "@voxlog/ui/skeleton";
import { Check as CheckMark, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Failure } from "../components/failure.tsx";
import { useFormat } from "../report/use-format.ts";
import { useRequest } from "../session/use-request.ts";
import { type Check, fetchHealth, type Health } from "./fetch-health.ts";

/** Ms between updates. */
const INTERVAL = 60_000;

/** Shows the server's health in one line. On phones it shows failures, and the rest on request. */
export function HealthLine() {
  const { t } = useTranslation("reports");
  const [answer, retry] = useRequest("health", fetchHealth, { interval: INTERVAL });
  if (answer.status !== "ready") {
    return (
      <Skeleton label={t(($) => $.health.loading)} className="max-w-prose">
        <SkeletonShape className="h-5" />
      </Skeleton>
    );
  }
  if ("health" in answer) return <HealthFacts health={answer.health} />;
  const { failure } = answer;
  // Staff may read the reports, but not the server's health.
  if (failure === "withheld") return null;
  return <Failure onRetry={retry}>{t(($) => $.health.failures[failure])}</Failure>;
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
  const { ok, disk, mail, webhook, backup, collected, certificateEnd, drops, configured } = health;
  const { t } = useTranslation("reports");
  const language = useLanguage();
  const { count, moment: time } = useFormat();

  const mailText = () => {
    const facts = { count: mail.waiting, waiting: count(mail.waiting) };
    if (!configured.mail) return t(($) => $.health.mail.off);
    if (mail.waiting === 0) return t(($) => $.health.mail.none);
    const oldest = time(mail.oldest ?? Date.now());
    const state = t(($) => (ok.mail ? $.health.mail.waiting : $.health.mail.late), { ...facts, oldest });
    return mail.error ? t(($) => $.health.mail.failed, { state, error: withoutHidden(mail.error) }) : state;
  };
  // The checks themselves pass for half an hour, because the next try may succeed.
  const isMailFailing = !ok.mail || mail.error !== undefined;
  const isWebhookFailing = !ok.webhook || webhook.error !== undefined;
  const webhookText = () => {
    if (!isWebhookFailing) return t(($) => $.health.webhook.works);
    const undelivered = webhook.waiting + webhook.failed;
    return t(($) => $.health.webhook.late, { count: undelivered, undelivered: count(undelivered) });
  };
  const certificateText = () => {
    const ends = formatDate(language, new Date(certificateEnd ?? 0), { dateStyle: "medium" });
    return t(($) => (ok.certificate ? $.health.certificate.valid : $.health.certificate.late), { ends });
  };
  const backupText = () => {
    if (!backup) return t(($) => $.health.backup.none);
    const made = time(backup.made);
    if (backup.problem) return t(($) => $.health.backup.unusable, { made });
    if (backup.copyProblem) return t(($) => $.health.backup.notCopied, { made });
    if (!ok.backup) return t(($) => $.health.backup.late, { made });
    if (!backup.verified) return t(($) => $.health.backup.made, { made });
    return t(($) => (backup.copied ? $.health.backup.copied : $.health.backup.verified), { made });
  };
  const trafficText = () => {
    if (ok.traffic) return t(($) => $.health.traffic.usual);
    return t(($) => (drops?.traffic?.kind === "tracker" ? $.health.traffic.uncounted : $.health.traffic.few));
  };
  const rejections = Object.values(health.rejected).reduce((sum, each) => sum + each, 0);
  const free = formatNumber(language, disk.free / 1e9, {
    style: "unit",
    unit: "gigabyte",
    maximumFractionDigits: disk.free < 1e10 ? 1 : 0,
  });
  /** @param isAbsent whether the server doesn't have what is checked. */
  const check = (name: Check, text: string, isAbsent = false): Fact[] =>
    isAbsent ? [] : [{ name, text, isFailing: !ok[name] }];
  return [
    ...check(
      "disk",
      t(($) => (ok.disk ? $.health.disk.room : $.health.disk.full), { free }),
    ),
    ...check(
      "database",
      t(($) => (ok.database ? $.health.database.whole : $.health.database.damaged)),
    ),
    ...check(
      "visits",
      t(($) => (ok.visits ? $.health.visits.stored : $.health.visits.lost)),
      collected === undefined,
    ),
    { name: "mail", text: mailText(), isFailing: configured.mail ? isMailFailing : undefined },
    ...(configured.webhook
      ? [{ name: "webhook" as const, text: webhookText(), isFailing: isWebhookFailing }]
      : []),
    ...check("certificate", certificateText(), !certificateEnd),
    { name: "backup", text: backupText(), isFailing: backup || !ok.backup ? !ok.backup : undefined },
    ...check("traffic", trafficText(), !drops),
    ...check(
      "leads",
      t(($) => (ok.leads ? $.health.leads.usual : $.health.leads.few)),
      !drops,
    ),
    {
      name: "rejected",
      text: t(($) => $.health.rejected, { count: rejections, rejected: count(rejections) }),
    },
    { name: "version", text: t(($) => $.health.version, { version: health.version }) },
  ];
}
