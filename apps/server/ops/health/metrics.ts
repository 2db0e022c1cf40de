import { Counter, Gauge, Registry } from "prom-client";
import type { Health } from "./checks.ts";

export const contentType = Registry.PROMETHEUS_CONTENT_TYPE;

const seconds = (moment: number | undefined) => (moment ?? 0) / 1000;

/** Returns a server's health as text for Prometheus. */
export async function metricsOf(health: Health): Promise<string> {
  const { version, pocketbase, checked, disk, database, mail, webhook, backup, ok, rejected } = health;
  const registry = new Registry();
  const optionsOf = (name: string, help: string, labelNames: string[] = []) => {
    return { name: `voxlog_${name}`, help, labelNames, registers: [registry] };
  };
  const add = (name: string, help: string, value: number) => new Gauge(optionsOf(name, help)).set(value);

  new Gauge(optionsOf("build_info", "Versions of Voxlog and PocketBase.", ["version", "pocketbase"])).set(
    { version, pocketbase },
    1,
  );
  const healthy = new Gauge(optionsOf("healthy", "1 if the check passes, 0 if it fails.", ["check"]));
  for (const [check, passes] of Object.entries(ok)) healthy.set({ check }, Number(passes));
  const help = "Requests rejected since midnight UTC, by status.";
  const rejections = new Counter(optionsOf("requests_rejected_total", help, ["code"]));
  for (const [code, count] of Object.entries(rejected)) rejections.inc({ code }, count);

  add("health_checked_timestamp_seconds", "Time of the last check.", seconds(checked));
  add("disk_free_bytes", "Free space on the disk of the data.", disk.free);
  add("disk_size_bytes", "Size of the disk of the data.", disk.size);
  add("database_size_bytes", "Size of the database.", database.size);
  add("database_checked_timestamp_seconds", "Time when every page was last read.", seconds(database.checked));
  add("mails_waiting", "Emails that haven't been sent yet.", mail.waiting);
  add("mails_failed", "Emails about leads that failed in the last 30 days.", mail.failed);
  const overdue = mail.oldest ? Math.max(0, checked - mail.oldest) : 0;
  add("mail_oldest_unsent_seconds", "How overdue the oldest unsent email is.", seconds(overdue));
  add("webhooks_waiting", "Leads that the webhook hasn't delivered yet.", webhook.waiting);
  add("webhooks_failed", "Leads that the webhook gave up within the last 30 days.", webhook.failed);
  add("backup_last_timestamp_seconds", "Time of the last backup; 0 without one.", seconds(backup?.made));
  add("backup_last_size_bytes", "Size of the last backup.", backup?.size ?? 0);
  const isVerified = Number(Boolean(backup?.verified && !backup.problem));
  add("backup_last_verified", "1 if the last backup was restored on trial and is complete.", isVerified);
  const copied = seconds(backup?.copied);
  add("backup_last_copied_timestamp_seconds", "Time when that was copied off-site, or 0.", copied);
  return registry.metrics();
}
