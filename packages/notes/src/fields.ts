import { fieldLabels, stageNames, unitNames } from "@voxlog/demo-data/field-labels";
import type { CrmField } from "@voxlog/demo-data/recording-detail";
import type { Text } from "@voxlog/demo-data/text";
import type { Amount, Count, Evidence, Extraction, Language, MentionedDate, Person } from "@voxlog/extract";
import { formatDate, formatNumber } from "@voxlog/texts";
import type { Span } from "./lines.ts";
import { capitalized, inBoth } from "./prose.ts";
import type { Fact } from "./reviewed-facts.ts";

/** Confidence of what the visitor selected themselves. */
const CERTAIN = 1;

const amountLabels = {
  deal: fieldLabels.dealValue,
  budget: fieldLabels.budget,
  current: fieldLabels.currentCosts,
  price: fieldLabels.price,
  discount: fieldLabels.discount,
  other: fieldLabels.amount,
} as const satisfies Record<Amount["kind"], Text>;

const dateLabels = {
  start: fieldLabels.startDate,
  deadline: fieldLabels.deadline,
  meeting: fieldLabels.meeting,
  delivery: fieldLabels.delivery,
  expiry: fieldLabels.expiry,
  decision: fieldLabels.decisionDate,
  other: fieldLabels.date,
} as const satisfies Record<MentionedDate["kind"], Text>;

const personLabels = {
  decision_maker: fieldLabels.decisionMaker,
  contact: fieldLabels.contact,
  influencer: fieldLabels.influencer,
  user: fieldLabels.user,
  blocker: fieldLabels.blocker,
} as const satisfies Record<NonNullable<Person["role"]>, Text>;

/** A CRM field from a note: its value is text. */
export type NoteField = CrmField & { value: Text };

/** Returns the CRM fields from a note, each with its source line, and the facts that they come from. */
export function fieldsOf(
  { amounts, counts, dates, people, companies, objections, tools, products, stage }: Extraction,
  { lineOf, mentionsConsent }: Surroundings,
): { fields: NoteField[]; facts: Fact[] } {
  const fields: NoteField[] = [];
  const facts: Fact[] = [];
  const add = (kind: string, label: Text, value: Text, evidence: Evidence) => {
    const index = fields.filter(({ key }) => key?.startsWith(`${kind}.`)).length;
    const { confidence, text: words } = evidence;
    const key = `${kind}.${index}`;
    fields.push({ key, label, value, line: lineOf(evidence), words, confidence });
    facts.push({ key, label, evidence });
  };
  if (stage) add("stage", fieldLabels.stage, stageNames[stage.value], stage);
  for (const each of amounts) add(`amount.${each.kind}`, amountLabels[each.kind], amountText(each), each);
  for (const each of counts) add("count", countLabel(each), countText(each), each);
  for (const each of people)
    add(
      `person.${each.role ?? "other"}`,
      each.role ? personLabels[each.role] : fieldLabels.alsoMentioned,
      each.name,
      each,
    );
  for (const each of companies) {
    if (each.role === "competitor") add("competitor", fieldLabels.competitor, each.name, each);
    if (each.role === "partner") add("partner", fieldLabels.partner, each.name, each);
  }
  for (const each of dates)
    add(`date.${each.kind}`, dateLabels[each.kind], dayText(each.from, each.to), each);
  for (const each of products) add("product", fieldLabels.product, capitalized(each.text), each);
  for (const each of tools) add("tool", fieldLabels.currentSolution, capitalized(each.text), each);
  for (const each of objections) add("objection", fieldLabels.objection, each.text, each);
  if (mentionsConsent && fields.length > 0)
    fields.push({
      key: "consent.0",
      label: fieldLabels.consent,
      value: { nl: "Ja, gevraagd bij de opname", en: "Yes, asked when recording" },
      line: -1,
      confidence: CERTAIN,
    });
  return { fields, facts };
}

type Surroundings = {
  lineOf: (span: Span) => number;
  mentionsConsent: boolean;
};

function amountText({ value, max, per, currency, terms }: Amount): Text {
  const money = (language: Language, amount: number) => {
    const decimals = Number.isInteger(amount) ? 0 : 2;
    return formatNumber(language, amount, {
      ...(currency && { style: "currency", currency }),
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  };
  return inBoth((language) =>
    [
      money(language, value) + (max ? `–${money(language, max)}` : ""),
      per && `per ${unitNames[per][language]}`,
      terms?.[language],
    ]
      .filter(Boolean)
      .join(" "),
  );
}

const USERS = /^(gebruiker|lice|user|seat)/iu;

function countLabel({ of }: Count): Text {
  if (USERS.test(of)) return fieldLabels.users;
  return { nl: `Aantal ${of}`, en: `Number of ${of}` };
}

function countText({ value, max }: Count): Text {
  return inBoth((language) => formatNumber(language, value) + (max ? `–${formatNumber(language, max)}` : ""));
}

/** Writes a day or a period. */
export function dayText(from: string, to?: string): Record<Language, string> {
  return inBoth((language) => {
    const day = (date: string) =>
      formatDate(language, new Date(date), { dateStyle: "medium", timeZone: "UTC" });
    return to && to !== from ? `${day(from)} – ${day(to)}` : day(from);
  });
}
