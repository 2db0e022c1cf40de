import { misleads } from "./hidden-characters.ts";
import { directCrms, otherCrms } from "./offer.ts";

/** What a phone number may consist of. */
export const phonePattern = /^[0-9+()./ -]*$/;

/** Characters of an address beyond ASCII. */
const BEYOND = "\\u{A0}-\\u{D7FF}\\u{F900}-\\u{FDCF}\\u{FDF0}-\\u{FFEF}";
const ATOM = `[a-z\\d!#$%&'*+/=?^_\`{|}~${BEYOND}-]+`;
const LETTER = `[a-z${BEYOND}]`;
const LETTER_OR_DIGIT = `[a-z\\d${BEYOND}]`;

/**
 * What an e-mail address looks like: the rule of the database (PocketBase's, by govalidator), a quoted name before the
 * `@` apart, so that the form rejects what the server would. The domain has a dot, and no character misleads.
 */
export const emailPattern = /* @__PURE__ */ new RegExp(
  `^(?!.*${misleads.source})${ATOM}(?:\\.${ATOM})*@` +
    `${LETTER_OR_DIGIT}(?:[a-z\\d._~${BEYOND}-]*${LETTER_OR_DIGIT})?\\.` +
    `${LETTER}(?:[a-z\\d_~${BEYOND}-]*${LETTER})?\\.?$`,
  "iu",
);

/** A field of a lead: how it is filled in, and what it may hold. */
export type LeadField = {
  name: string;
  type: "text" | "email" | "tel";
  /** https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
  autoComplete: string;
  required?: true;
  /** The longest text, in characters. */
  max: number;
  /** What the text may consist of. */
  pattern?: RegExp;
  /** Texts on offer; any other will do as well. */
  suggestions?: readonly string[];
  /** Takes half a row on wider screens. */
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
 * The fields of each kind of lead, in the order in which they are filled in and mailed. Forms, mails and the privacy
 * statement are made of this table and of {@link originFields}; a migration gives the database the same fields, which a
 * test holds against it, and the dictionaries of `packages/i18n` name them in `leads.ts`.
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

/** The collections that hold leads. */
export type LeadCollection = keyof typeof leadFields;

/** The name of a field that visitors fill in. */
export type LeadFieldName = (typeof leadFields)[LeadCollection][number]["name"];

/** What a visitor fills in, by field. */
export type Lead = Partial<Record<LeadFieldName, string>>;

/**
 * What a page adds to every lead: where the visitor came from, and what opened the form. It's part of the lead, and
 * doesn't name a visit. Longer texts are cut off, so that a lead is never rejected because of them.
 */
export const originFields = [
  /** `utm_source`, or the kind of an advertiser's click ID, such as `gclid`. */
  { name: "source", max: 100 },
  { name: "medium", max: 100 },
  { name: "campaign", max: 100 },
  /** The host that linked here, or `direct`. */
  { name: "referrer", max: 255 },
  /** The path of the tab's first page. */
  { name: "firstPage", max: 100 },
  /** A plan's ID, or one of {@link formOpeners}. */
  { name: "openedBy", max: 50 },
  /** The language that the visitor reads, as `nl`. */
  { name: "language", max: 10 },
] as const;

/** What opens a form, beside the button of a plan: words that are the same in every language. */
export const formOpeners = ["menu", "hero", "closing", "crm", "demo"] as const;

export type OriginFieldName = (typeof originFields)[number]["name"];

/** Where a lead came from, by field. */
export type LeadOrigin = Partial<Record<OriginFieldName, string>>;

/** The name of a field that is stored of some lead. */
export type StoredFieldName = LeadFieldName | OriginFieldName;

/** The names of the fields that are stored of a kind of lead, or of any kind, in their order. */
export const storedFieldNames = (
  collections: readonly LeadCollection[] = Object.keys(leadFields) as LeadCollection[],
): readonly StoredFieldName[] => [
  ...new Set(
    [...collections.flatMap((collection) => leadFields[collection]), ...originFields].map(({ name }) => name),
  ),
];
