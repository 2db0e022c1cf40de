/**
 * Who we are, as shown to visitors and written into structured data.
 *
 * Everything under `company` and `contact` is a sample until the owner fills it in: this file is the
 * only place to change.
 */
export const brand = {
  name: "Voxlog",
  /** The AI agent that writes the CRM entries. */
  agent: "Timmy",
  /** The canonical address of the site, used in canonical links, structured data and the sitemap. */
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
    /** The number that visitors phone a conversation in to, E.164. */
    agentPhone: "+31207654321",
  },
  /** Of the people who answer (IANA), for the times in the mails to them. */
  timeZone: "Europe/Amsterdam",
  /** Who built the site; the footer links to it. */
  agency: { name: "Noorderlicht Studio", url: "https://noorderlicht.example" },
} as const;
