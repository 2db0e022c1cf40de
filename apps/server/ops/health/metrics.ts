import type { Health } from "./checks.ts";

type Metric = [name: string, help: string, value: number | Record<string, number>];

const labeled = (name: string, values: Record<string, number | boolean>) =>
  Object.fromEntries(Object.entries(values).map(([value, each]) => [`${name}="${value}"`, Number(each)]));

const seconds = (moment: number | undefined) => (moment ?? 0) / 1000;

/** Returns a server's health as text for Prometheus: https://prometheus.io/docs/instrumenting/exposition_formats/ */
export function metricsOf(health: Health): string {
  const lines = gauges(health).flatMap((metric) => format(metric, "gauge"));
  const help = "Requests rejected since midnight UTC, by status.";
  lines.push(...format(["requests_rejected_total", help, labeled("code", health.rejected)], "counter"));
  return lines.map((line) => `${line}\n`).join("");
}

function format([name, help, value]: Metric, type: "gauge" | "counter"): string[] {
  const samples =
    typeof value === "number"
      ? [`voxlog_${name} ${value}`]
      : Object.entries(value).map(([labels, each]) => `voxlog_${name}{${labels}} ${each}`);
  return [`# HELP voxlog_${name} ${help}`, `# TYPE voxlog_${name} ${type}`, ...samples];
}

function gauges(health: Health): Metric[] {
  const { version, pocketbase, checked, disk, database, mail, webhook, backup, ok } = health;
  const versions = `version="${version}",pocketbase="${pocketbase}"`;
  const isVerified = Number(Boolean(backup?.verified && !backup.problem));
  const overdue = mail.oldest ? Math.max(0, checked - mail.oldest) : 0;
  return [
    ["build_info", "Versions of Voxlog and PocketBase.", { [versions]: 1 }],
    ["health_checked_timestamp_seconds", "Time of the last check.", seconds(checked)],
    ["healthy", "1 if the check passes, 0 if it fails.", labeled("check", ok)],
    ["disk_free_bytes", "Free space on the disk of the data.", disk.free],
    ["disk_size_bytes", "Size of the disk of the data.", disk.size],
    ["database_size_bytes", "Size of the database.", database.size],
    ["database_checked_timestamp_seconds", "Time when every page was last read.", seconds(database.checked)],
    ["mails_waiting", "Emails that haven't been sent yet.", mail.waiting],
    ["mails_failed", "Emails about leads that failed in the last 30 days.", mail.failed],
    ["mail_oldest_unsent_seconds", "How overdue the oldest unsent email is.", seconds(overdue)],
    ["webhooks_waiting", "Leads that the webhook hasn't delivered yet.", webhook.waiting],
    ["webhooks_failed", "Leads that the webhook gave up within the last 30 days.", webhook.failed],
    ["backup_last_timestamp_seconds", "Time of the last backup; 0 without one.", seconds(backup?.made)],
    ["backup_last_size_bytes", "Size of the last backup.", backup?.size ?? 0],
    ["backup_last_verified", "1 if the last backup was restored on trial and is complete.", isVerified],
    [
      "backup_last_copied_timestamp_seconds",
      "Time when that was copied off-site, or 0.",
      seconds(backup?.copied),
    ],
  ];
}
