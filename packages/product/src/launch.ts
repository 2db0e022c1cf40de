import { brand, partners, trust } from "./company.ts";

/** Parts of the site that the owner has to confirm. */
export type ConfirmablePart = "company" | "address" | "phone" | "agency" | "partners" | "conversations";

const confirmed: Record<ConfirmablePart, boolean> = {
  company: !/^0+$/.test(brand.company.registrationNumber),
  address: !/^Herengracht 1$/.test(brand.company.address.street),
  phone: !/1234567$/.test(brand.contact.phone),
  agency: !brand.agency.url.endsWith(".example"),
  partners: partners.every(({ sample }) => !sample),
  conversations: trust.confirmed,
};

const names: Record<ConfirmablePart, string> = {
  company: "the company's registration and VAT numbers",
  address: "the company's address",
  phone: "the company's phone number",
  agency: "the agency that made the site",
  partners: "the partners",
  conversations: "where conversations are kept, for how long, who processes them and how they're kept safe",
};

/**
 * Returns whether a build is public: if VOXLOG_LAUNCH says so (`1` or `0`), else if there is a domain (VOXLOG_DOMAIN).
 * A public build omits samples; others label them. @throws Error for another value.
 */
export function isLaunch(env: Record<string, string | undefined>): boolean {
  const { VOXLOG_LAUNCH: launch, VOXLOG_DOMAIN: domain } = env;
  if (launch && launch !== "0" && launch !== "1")
    throw new Error(`VOXLOG_LAUNCH is "${launch}". Set it to 1 or 0.`);
  return launch ? launch === "1" : Boolean(domain);
}

export const isShown = (part: ConfirmablePart, launch: boolean): boolean => confirmed[part] || !launch;

/** Returns the list of parts that a public build omits, or an empty text. */
export function omittedParts(launch: boolean): string {
  const parts = (Object.keys(names) as ConfirmablePart[]).filter((part) => !isShown(part, launch));
  if (parts.length === 0) return "";
  const list = parts.map((part) => `  - ${names[part]}\n`).join("");
  return `Left out of the public site until they're confirmed:\n${list}`;
}
