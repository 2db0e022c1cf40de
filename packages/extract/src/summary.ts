import type { Amount, Count, Extraction, Language, MentionedDate, NextStep } from "./model/types.ts";
import { phrases } from "./phrases.ts";

/** Returns a few sentences in the CRM's words, from extracted facts only. Empty if there are none. */
export function summarize(found: Extraction, language: Language): string {
  const words = phrases[language];
  const client = found.companies.find(({ role }) => role === "client")?.name;
  const contact = found.people.find(({ role }) => role === "contact") ?? found.people[0];
  const decider = found.people.find(({ role }) => role === "decision_maker");
  const rivals = found.companies.filter(({ role }) => role === "competitor").map(({ name }) => name);
  const sentences = [
    client || contact ? words.spokeWith(contact?.name, client) : "",
    found.stage ? words.stage[found.stage.value] : "",
    found.counts.length > 0 ? words.counts(found.counts.map((count) => countText(count, language))) : "",
    ...found.amounts.slice(0, 4).map((amount) => words.amount[amount.kind](amountText(amount, language))),
    ...found.dates.slice(0, 4).map((date) => words.date[date.kind](dateText(date, language))),
    decider && decider !== contact ? words.decides(decider.name) : "",
    rivals.length > 0 ? words.rivals(rivals) : "",
    found.objections.length > 0 ? words.objections(found.objections.map(({ text }) => text)) : "",
    ...found.nextSteps.slice(0, 4).map((step) => stepText(step, language)),
  ];
  return sentences.filter(Boolean).join(" ");
}

/** Returns a follow-up email to the client, from extracted facts only. Null if there is nothing to write about. */
export function draftEmail(
  found: Extraction,
  { language, sender }: { language: Language; sender?: string | undefined },
): { subject: string; body: string } | null {
  if (found.unusable) return null;
  const words = phrases[language];
  const contact =
    found.people.find(({ role }) => role === "contact") ??
    found.people.find(({ role }) => role !== "blocker");
  const name = contact && firstName(contact.name);
  const facts = [
    ...found.counts.map((count) => countText(count, language)),
    ...found.amounts
      .filter(({ kind }) => kind === "deal" || kind === "price")
      .map((amount) => amountText(amount, language)),
    ...found.dates.flatMap((date) =>
      date.kind === "other" ? [] : words.factDate[date.kind](dateText(date, language)),
    ),
  ];
  const mine = found.nextSteps.filter(({ who }) => who === "me");
  const theirs = found.nextSteps.filter(({ who }) => who === "client");
  if (facts.length + mine.length + theirs.length === 0) return null;
  const due = (step: NextStep) =>
    step.due ? ` (${dateText({ from: step.due, ...(step.dueTo ? { to: step.dueTo } : {}) }, language)})` : "";
  const toClient = (step: NextStep) =>
    `${words.toClient(step.what, step.who, name && escaped(name))}${due(step)}`;
  const list = (title: string, items: readonly string[]) =>
    items.length > 0 ? `${title}\n${items.map((item) => `- ${capitalized(item)}`).join("\n")}` : "";
  const body = [
    words.greeting(name),
    words.thanks,
    list(words.noted, facts),
    list(words.iWill, mine.map(toClient)),
    list(words.youWill, theirs.map(toClient)),
    words.check,
    `${words.regards}${sender ? `\n${sender}` : ""}`,
  ];
  return { subject: words.subject, body: body.filter(Boolean).join("\n\n") };
}

function firstName(name: string): string {
  return capitalized(name.split(" ")[0] ?? name);
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const escaped = (text: string) => text.replace(/[^\p{L}\p{N} ]/gu, "\\$&");

const locales: Record<Language, string> = { nl: "nl-NL", en: "en-US" };

function amountText({ value, max, currency, per }: Amount, language: Language): string {
  const format = new Intl.NumberFormat(locales[language], {
    ...(currency ? { style: "currency", currency } : {}),
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    maximumFractionDigits: Number.isInteger(value) ? 0 : 2,
  });
  const amount =
    max === undefined
      ? format.format(value)
      : phrases[language].range(format.format(value), format.format(max));
  return per ? `${amount} ${phrases[language].per[per]}` : amount;
}

function countText({ value, max, of }: Count, language: Language): string {
  const format = new Intl.NumberFormat(locales[language]);
  const count =
    max === undefined
      ? format.format(value)
      : phrases[language].range(format.format(value), format.format(max));
  return `${count} ${of}`.trim();
}

function dateText({ from, to }: Pick<MentionedDate, "from" | "to">, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  const day = (iso: string) => new Date(`${iso}T00:00:00Z`);
  return to === undefined ? format.format(day(from)) : format.formatRange(day(from), day(to));
}

function stepText({ who, what, due, dueTo }: NextStep, language: Language): string {
  const when = due ? ` (${dateText({ from: due, ...(dueTo ? { to: dueTo } : {}) }, language)})` : "";
  return phrases[language].step[who](`“${what}”${when}`);
}
