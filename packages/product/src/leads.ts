import { directCrms } from "./direct-crms.ts";
import { misleadingCharacters } from "./hidden-characters.ts";
import { otherCrms, plans } from "./offer.ts";

export const phonePattern = /^[0-9+()./ -]*$/;

/** Non-ASCII characters in an address. */
const BEYOND = "\\u{A0}-\\u{D7FF}\\u{F900}-\\u{FDCF}\\u{FDF0}-\\u{FFEF}";
const ATOM = `[a-z\\d!#$%&'*+/=?^_\`{|}~${BEYOND}-]+`;
const LETTER = `[a-z${BEYOND}]`;
const LETTER_OR_DIGIT = `[a-z\\d${BEYOND}]`;

/**
 * The database's rule for e-mail addresses (PocketBase's, by govalidator) without quoted local parts, so that the form
 * rejects what the server would. The domain has a dot, and nothing has a misleading character.
 */
export const emailPattern = /* @__PURE__ */ new RegExp(
  `^(?!.*${misleadingCharacters.source})${ATOM}(?:\\.${ATOM})*@` +
    `${LETTER_OR_DIGIT}(?:[a-z\\d._~${BEYOND}-]*${LETTER_OR_DIGIT})?\\.` +
    `${LETTER}(?:[a-z\\d_~${BEYOND}-]*${LETTER})?\\.?$`,
  "iu",
);

/** A field of a lead. */
export type LeadField = {
  name: string;
  type: "text" | "email" | "tel";
  /** https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
  autoComplete: string;
  required?: true;
  /** Maximum length in characters. */
  max: number;
  pattern?: RegExp;
  /** Suggested texts; others are valid too. */
  suggestions?: readonly string[];
  /** Takes half a row on wide screens. */
  half?: true;
};

const email = {
  name: "email",
  type: "email",
  autoComplete: "email",
  required: true,
  max: 254,
  pattern: emailPattern,
} as const;
const company = {
  name: "company",
  type: "text",
  autoComplete: "organization",
  required: true,
  max: 200,
} as const;

/**
 * The fields of each kind of lead, in their order in forms and emails. Forms, emails and the privacy statement derive
 * from this table and {@link originFields}, and so do the database's fields. The dictionaries of
 * `packages/texts` name them in `leads.ts`.
 */
export const leadFields = {
  signups: [
    {
      name: "firstName",
      type: "text",
      autoComplete: "given-name",
      required: true,
      max: 100,
      half: true,
    },
    {
      name: "lastName",
      type: "text",
      autoComplete: "family-name",
      required: true,
      max: 100,
      half: true,
    },
    email,
    company,
    { name: "phone", type: "tel", autoComplete: "tel", max: 50, pattern: phonePattern, half: true },
    {
      name: "crm",
      type: "text",
      autoComplete: "off",
      max: 100,
      suggestions: [...directCrms, ...otherCrms],
      half: true,
    },
  ],
  demo_requests: [company, email],
} as const satisfies Record<string, readonly LeadField[]>;

/** Collections of leads. */
export type LeadCollection = keyof typeof leadFields;

/** Name of a field that visitors fill in. */
export type LeadFieldName = (typeof leadFields)[LeadCollection][number]["name"];

/** A visitor's entries, by field. */
export type Lead = Partial<Record<LeadFieldName, string>>;

/**
 * Added to every lead by the page: the visitor's source and what opened the form. Belongs to the lead and identifies no
 * visit. Longer texts are truncated, so that they never cause a rejection.
 */
export const originFields = [
  /** `utm_source`, or the kind of an advertiser's click ID, such as `gclid`. */
  { name: "source", max: 100 },
  { name: "medium", max: 100 },
  { name: "campaign", max: 100 },
  /** The referring host, or `direct`. */
  { name: "referrer", max: 255 },
  /** The path of the tab's first page. */
  { name: "firstPage", max: 100 },
  /** A plan's ID, or one of {@link formOpeners}. */
  { name: "openedBy", max: 50 },
  /** The visitor's language, such as `nl`. */
  { name: "language", max: 10 },
] as const;

/** Openers of a form other than a plan's button, in no particular language. */
export const formOpeners = ["menu", "hero", "words", "closing", "integration", "crm", "demo"] as const;

type FormOpener = (typeof formOpeners)[number];

/** Names what opened a lead's form, by the name of its kind. Other values name themselves. */
export function openerName(id: string, nameOf: (kind: FormOpener | "plan", plan: string) => string): string {
  const plan = plans.find((each) => each.id === id);
  const opener = plan ? "plan" : formOpeners.find((each) => each === id);
  return opener ? nameOf(opener, plan?.name ?? "") : id;
}

export type OriginFieldName = (typeof originFields)[number]["name"];

/** Origin of a lead, by field. */
export type LeadOrigin = Partial<Record<OriginFieldName, string>>;

/** Name of a stored field of a lead. */
export type StoredFieldName = LeadFieldName | OriginFieldName;

/** Returns the names of the stored fields of a kind of lead, or of all kinds, in order. */
export const storedFieldNames = (
  collections: readonly LeadCollection[] = Object.keys(leadFields) as LeadCollection[],
): readonly StoredFieldName[] => [
  ...new Set(
    [...collections.flatMap((collection) => leadFields[collection]), ...originFields].map(({ name }) => name),
  ),
];
