import { brand } from "@voxlog/product";
import { fillIn, formatNumber, type Language, loadMailTexts } from "@voxlog/texts/mail";
import { deliver, type Outcome } from "../../mail/deliver.ts";
import { dateAndTime, type Email, type Paragraph } from "../../mail/emails.ts";
import type { MailSettings } from "../../mail/mail-settings.ts";
import type { Drop } from "../alarm/find-drop.ts";
import { type Check, GUIDE_PAGES, type Health } from "./checks.ts";

const HOUR = 60 * 60_000;

/** Emails the owner which checks changed. */
export async function sendAlerts(
  changes: readonly Check[],
  health: Health,
  mail: MailSettings,
  closing: AbortSignal,
): Promise<Outcome> {
  const email = await alertEmail(changes, health, mail.leadsTo, mail.ownersLanguage);
  return deliver(email, `health-${health.checked}`, mail, closing, 30_000);
}

/** Writes the email about changed checks: which pass now, and what is wrong with the others. */
export async function alertEmail(
  changes: readonly Check[],
  health: Health,
  to: string,
  language: Language,
): Promise<Email> {
  const { alert: texts } = await loadMailTexts(language);
  const bytes = (size: number) =>
    formatNumber(language, size / 1e9, { style: "unit", unit: "gigabyte", maximumFractionDigits: 1 });
  const time = (moment: number) => dateAndTime(moment, language);
  const dropFacts = ({ from, to, count, expected, served }: Drop) => ({
    start: time(from * HOUR),
    end: time((to + 1) * HOUR),
    count: formatNumber(language, count),
    served: formatNumber(language, served),
    expected: formatNumber(language, Math.round(expected)),
  });
  const drops = Object.entries(health.drops ?? {});
  const factsOf = (check: Check) => {
    const drop = drops.find(([watched]) => watched === check)?.[1];
    return drop ? { ...facts, ...dropFacts(drop) } : facts;
  };
  const { disk, needed, database, mail, webhook, backup, checked } = health;
  const facts = {
    free: bytes(disk.free),
    size: bytes(disk.size),
    needed: bytes(needed),
    problem: (backup?.problem ?? backup?.copyProblem ?? database.problem ?? "").slice(0, 300),
    waiting: String(mail.waiting),
    oldest: time(mail.oldest ?? checked),
    undelivered: String(webhook.waiting + webhook.failed),
    ends: time(health.certificateEnd ?? checked),
    made: time(backup?.made ?? checked),
    name: backup?.name ?? "",
  };
  const bad = changes.filter((check) => !health.ok[check]);
  const what = (bad.length > 0 ? bad : changes).map((check) => texts.names[check]).join(", ");
  const describe = (check: Check) => {
    if (health.ok[check]) return texts.good[check];
    if (check === "backup") return texts.backup[backupProblem(health)];
    if (check === "traffic" || check === "leads") return texts.drops[health.drops?.[check]?.kind ?? "views"];
    return texts.bad[check];
  };
  const state = bad.length > 0 ? "bad" : "good";
  const subject = fillIn(texts.subject[state], { product: brand.name, what });
  const paragraphs = changes.flatMap((check): Paragraph[] => [
    fillIn(describe(check), factsOf(check)),
    ...(health.ok[check] ? [] : [guideFor(check, texts)]),
  ]);
  return { to, replyTo: to, subject, language, paragraphs: [...paragraphs, texts.where] };
}

/** Links to the part of the guide about a check, or names its file if the guide isn't hosted. */
function guideFor(check: Check, { guide, file }: { guide: string; file: string }): Paragraph {
  const page = GUIDE_PAGES[check];
  return brand.guideUrl
    ? { link: guide, url: new URL(page, brand.guideUrl).href }
    : fillIn(file, { file: `docs/owner/${page}` });
}

function backupProblem({ backup }: Health): "none" | "unusable" | "notCopied" | "late" {
  if (!backup) return "none";
  if (backup.problem) return "unusable";
  return backup.copyProblem ? "notCopied" : "late";
}
