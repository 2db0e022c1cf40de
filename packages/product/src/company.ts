/**
 * Who we are, as shown to visitors and written into structured data.
 *
 * Everything under `company` and `contact` is a sample until the owner fills it in.
 */
export const brand = {
  name: "Voxlog",
  /** The AI agent that writes the CRM entries. */
  agent: "Timmy",
  /** The address of the site in canonical links, structured data, the sitemap and mails, where no variable names another. */
  origin: "https://voxlog.example",
  company: {
    legalName: "Voxlog B.V.",
    address: { street: "Herengracht 1", postalCode: "1015 BA", city: "Amsterdam", country: "NL" },
    registrationNumber: "00000000",
    vatNumber: "NL000000000B00",
  },
  contact: {
    email: "hallo@voxlog.example",
    /** E.164, for `tel:` links and structured data. */
    phone: "+31201234567",
    /** The same as people write it, in the country and from abroad. */
    phoneWritten: { local: "020 123 45 67", international: "+31 20 123 45 67" },
    /** The number that visitors phone a conversation in to, E.164. */
    agentPhone: "+31207654321",
  },
  /** Of the people who answer (IANA), for the times in emails to them, and the days of the reports. */
  timeZone: "Europe/Amsterdam",
  /** Who built the site; the footer links to it. */
  agency: { name: "Noorderlicht Studio", url: "https://noorderlicht.example" },
} as const;

/**
 * The privacy statement and the terms. Their texts are samples: while `reviewed` is false the pages say so, and
 * mark the parts that a lawyer has to settle.
 */
export const legal = {
  reviewed: false,
  /** When the texts last changed, ISO 8601. */
  updated: "2026-11-25",
  /** Who a visitor can complain to about our use of their data. */
  authority: { name: "Autoriteit Persoonsgegevens", url: "https://www.autoriteitpersoonsgegevens.nl" },
} as const;

/** How long data of visitors is kept. The privacy statement says so; the backend's daily job keeps to it. */
export const retention = {
  /** Days until a visit's figures are removed: a year, and a month to compare it with. */
  trackingDays: 400,
} as const;

/** A processor, which handles customers' data on our behalf, and what for. */
export type Processor = {
  task: "hosting" | "speech" | "analysis" | "mail";
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
};

/**
 * What the site says about customers' conversations. All of it is a sample until the owner has checked each line
 * against how the service is run: while `confirmed` is false, the pages that say it say that as well.
 */
export const trust = {
  confirmed: false,
  /** When these facts were last checked, ISO 8601. */
  updated: "2026-11-22",
  /** Where recordings, transcripts and their backups lie (ISO 3166-1 alpha-2). */
  storedIn: "NL",
  /** Sub-processors, in the order in which a conversation meets them. */
  processors: [
    { task: "hosting", name: "Voorbeeld Hosting B.V.", country: "NL" },
    { task: "speech", name: "Voorbeeld Spraak B.V.", country: "NL" },
    { task: "analysis", name: "Voorbeeld Taalmodel GmbH", country: "DE" },
    { task: "mail", name: "Voorbeeld Mail B.V.", country: "NL" },
  ] satisfies Processor[] as readonly Processor[],
  /** Days until what is kept is erased by itself. */
  retentionDays: { audio: 30, transcript: 365, afterContract: 30, backup: 30 },
  /** Hours in which a customer hears of a breach of their data. */
  breachNoticeHours: 24,
  /** Days ahead that customers hear of another sub-processor, and can object. */
  processorNoticeDays: 30,
  /** What is done to keep conversations safe. A measure that is not in place is taken out. */
  measures: ["transport", "storage", "access", "separation", "backups", "training", "reports"],
} as const;

/** Returns the countries in which conversations are processed (ISO 3166-1 alpha-2), in the order of the processors. */
export const processedIn = (): string[] => [...new Set(trust.processors.map(({ country }) => country))];

/** A partner in the strip on the home page. */
export type Partner = {
  name: string;
  url: string;
  /** The logo's mark: an SVG path in a box of 24 by 24, filled in one color. */
  mark: string;
  sample: boolean;
};

/** Three partners. Samples until the owner names real ones: `sample` partners carry no link. */
export const partners: readonly Partner[] = [
  {
    name: "Kompas Sales",
    url: "https://kompas.example",
    mark: "M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22Zm5.5 5.5-7.5 3.5-3.5 7.5 7.5-3.5Z",
    sample: true,
  },
  {
    name: "Veldwerk",
    url: "https://veldwerk.example",
    mark: "M2 5h20v3H2Zm2 5.5h16v3H4ZM6 16h12v3H6Z",
    sample: true,
  },
  {
    name: "Brugman & Co",
    url: "https://brugman.example",
    mark: "M1 19V9a11 7 0 0 1 22 0v10h-4.5v-5a6.5 5 0 0 0-13 0v5Z",
    sample: true,
  },
];
