/**
 * The company, as shown to visitors and in structured data. Everything under `company` and `contact` is a sample until
 * the owner fills it in.
 */
export const brand = {
  name: "Voxlog",
  /** The AI agent that fills in the CRM records. */
  agent: "Timmy",
  /** The site's address in canonical links, structured data, the sitemap and emails, unless a variable overrides it. */
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
    /** The number for phoning in conversations, E.164. */
    agentPhone: "+31207654321",
    /** Where a visitor books a call, such as https://cal.com/…; in confirmations and replies. Empty for none. */
    bookingUrl: "" as string,
  },
  /** IANA time zone of the staff, for times in emails to them and the days of reports. */
  timeZone: "Europe/Amsterdam",
  /**
   * Where `docs/owner/` can be read, such as https://git.example.com/voxlog/docs/owner/; emails about problems link to
   * its pages. Empty if nowhere: they name the file.
   */
  guideUrl: "" as string,
  /** Shown and linked in the footer. */
  agency: { name: "Noorderlicht Studio", url: "https://noorderlicht.example" },
} as const;

/**
 * The privacy statement and the terms. Their texts are samples: while `reviewed` is false, the pages say so and mark
 * the parts that need a lawyer.
 */
export const legal = {
  reviewed: false,
  /** Date of the last change, ISO 8601. */
  updated: "2026-11-30",
  /** Authority for complaints about our use of personal data. */
  authority: { name: "Autoriteit Persoonsgegevens", url: "https://www.autoriteitpersoonsgegevens.nl" },
} as const;

/** Retention of visitors' data, as in the privacy statement; the backend's daily job applies it. */
export const retention = {
  /** Days until a visit's data is deleted: a year, and a month to compare it with. */
  trackingDays: 400,
} as const;

/** A processor of customers' data. */
export type Processor = {
  task: "hosting" | "speech" | "analysis" | "mail";
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
};

/**
 * Claims about customers' conversations. They are samples until the owner has checked each: while `confirmed` is false,
 * the pages say so.
 */
export const trust = {
  confirmed: false,
  /** Date of the last check, ISO 8601. */
  updated: "2026-11-22",
  /** Country that stores recordings, transcripts and backups (ISO 3166-1 alpha-2). */
  storedIn: "NL",
  /** Sub-processors, in the order in which they process a conversation. */
  processors: [
    { task: "hosting", name: "Voorbeeld Hosting B.V.", country: "NL" },
    { task: "speech", name: "Voorbeeld Spraak B.V.", country: "NL" },
    { task: "analysis", name: "Voorbeeld Taalmodel GmbH", country: "DE" },
    { task: "mail", name: "Voorbeeld Mail B.V.", country: "NL" },
  ] satisfies Processor[] as readonly Processor[],
  /** Days until data is deleted automatically. */
  retentionDays: { audio: 30, transcript: 365, afterContract: 30, backup: 30 },
  /** Hours until customers learn of a breach of their data. */
  breachNoticeHours: 24,
  /** Notice in days before a sub-processor is added, so that customers can object. */
  processorNoticeDays: 30,
  /** Security measures for conversations. Remove those that aren't in place. */
  measures: ["transport", "storage", "access", "separation", "backups", "training", "reports"],
} as const;

/** Returns the countries that process conversations (ISO 3166-1 alpha-2), in the order of the processors. */
export const processedIn = (): string[] => [...new Set(trust.processors.map(({ country }) => country))];

export type Partner = {
  name: string;
  url: string;
  /** The logo: an SVG path in a 24 by 24 box, filled in one color. */
  mark: string;
  sample: boolean;
};

/** Samples until the owner names real partners: `sample` partners have no link. */
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
