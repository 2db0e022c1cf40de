import type { Amount, Count, Extraction, Language, MentionedDate, NextStep } from "./model/types.ts";
import { phrases } from "./phrases.ts";

/** Returns a few sentences in the CRM's words, from extracted facts only. Empty if there are none. */
export function summarize(found: Extraction, language: Language): string {
  const words = phrases[language];
  const client = found.companies.find(({ role }) => role === "client")?.name;
  const contact = found.people.find(({ role }) => role === "contact") ?? found.people[0];
  const decider = found.people.find(({ role }) => role === "decision_maker");
  const rivals = found.companies.filter(({ role }) => role === "competitor").map(({ name }) => name);
  const objections = found.objections.map(({ text }) => words.quoted(text));
  const counts = found.counts.map((count) => countText(count, language));
  const sentences = [
    client || contact ? words.spokeWith(contact?.name, client) : "",
    found.stage ? words.stage[found.stage.value] : "",
    counts.length > 0 ? `${words.counts} ${joined(counts, words.and)}.` : "",
    ...found.amounts
      .slice(0, 4)
      .map((amount) => `${words.amount[amount.kind]}: ${amountText(amount, language)}.`),
    ...found.dates.slice(0, 4).map((date) => `${words.date[date.kind]}: ${dateText(date, language)}.`),
    decider && decider !== contact ? words.decides(decider.name) : "",
    rivals.length > 0 ? `${words.rivals(rivals.length)}: ${joined(rivals, words.and)}.` : "",
    objections.length > 0 ? `${words.objections(objections.length)}: ${joined(objections, words.and)}.` : "",
    ...found.nextSteps
      .slice(0, 4)
      .map((step) => `${words.step[step.who]}: ${words.quoted(step.what)}${dueText(step, language)}.`),
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
  const name = contact && capitalized(contact.name.split(" ")[0] ?? contact.name);
  const facts = [
    ...found.counts.map((count) => countText(count, language)),
    ...found.amounts
      .filter(({ kind }) => kind === "deal" || kind === "price")
      .map((amount) => amountText(amount, language)),
    ...found.dates
      .filter(({ kind }) => kind !== "other")
      .map((date) => `${words.date[date.kind]}: ${dateText(date, language)}`),
  ];
  const mine = found.nextSteps
    .filter(({ who }) => who === "me")
    .map((step) => words.myStep(step.what) + dueText(step, language));
  const theirs = found.nextSteps
    .filter(({ who }) => who === "client")
    .map((step) => words.theirStep(step.what, name && escaped(name)) + dueText(step, language));
  if (facts.length + mine.length + theirs.length === 0) return null;
  const list = (title: string, items: readonly string[]) =>
    items.length > 0 ? `${title}\n${items.map((item) => `- ${capitalized(item)}`).join("\n")}` : "";
  const body = [
    words.greeting(name),
    words.thanks,
    list(words.noted, facts),
    list(words.iWill, mine),
    list(words.youWill, theirs),
    words.check,
    `${words.regards}${sender ? `\n${sender}` : ""}`,
  ];
  return { subject: words.subject, body: body.filter(Boolean).join("\n\n") };
}

const joined = (items: readonly string[], and: string) =>
  items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} ${and} ${items.at(-1)}`;
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

function amountText({ value, max, currency, per, terms }: Amount, language: Language): string {
  const digits = Number.isInteger(value) ? 0 : 2;
  const amount = rangeText({ value, max }, language, {
    style: currency ? "currency" : "decimal",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return [amount, per && phrases[language].per[per], terms?.[language]].filter(Boolean).join(" ");
}

function countText({ of, ...count }: Count, language: Language): string {
  return `${rangeText(count, language, {})} ${of}`.trim();
}

function rangeText(
  { value, max }: { value: number; max?: number | undefined },
  language: Language,
  options: Intl.NumberFormatOptions,
): string {
  const { locale, range } = phrases[language];
  const format = new Intl.NumberFormat(locale, options);
  return max === undefined ? format.format(value) : range(format.format(value), format.format(max));
}

function dateText({ from, to }: Pick<MentionedDate, "from" | "to">, language: Language): string {
  const format = new Intl.DateTimeFormat(phrases[language].locale, {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  const day = (iso: string) => new Date(`${iso}T00:00:00Z`);
  return to === undefined ? format.format(day(from)) : format.formatRange(day(from), day(to));
}

function dueText({ due, dueTo }: NextStep, language: Language): string {
  return due ? ` (${dateText({ from: due, to: dueTo }, language)})` : "";
}
