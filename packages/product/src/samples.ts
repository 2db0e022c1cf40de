import { brand, legal } from "./company.ts";
import { isShown, omittedParts } from "./launch.ts";

function samplesLeft(origin: string, launch: boolean): string[] {
  const { company, contact, agency } = brand;
  const isSample = (part: Parameters<typeof isShown>[0]) => !launch && !isShown(part, true);
  const left = {
    [`the site's own address, ${origin}`]: origin.endsWith(".example"),
    [`the company's numbers, ${company.registrationNumber} and ${company.vatNumber}`]: isSample("company"),
    [`the company's address, ${company.address.street}`]: isSample("address"),
    [`the company's phone number, ${contact.phone}`]: isSample("phone"),
    [`the number for phoning in conversations, ${contact.agentPhone}`]: /7654321$/.test(contact.agentPhone),
    [`the agency that made the site, ${agency.name}`]: isSample("agency"),
    [`the address that visitors write to, ${contact.email}`]: contact.email.endsWith(".example"),
    "the partners": isSample("partners"),
    "the legal texts, which no lawyer has reviewed": !legal.reviewed,
    "what is said of conversations, which hasn't been confirmed": isSample("conversations"),
  };
  return Object.keys(left).filter((what) => left[what]);
}

/**
 * Returns a warning for public builds and servers that lists omitted parts and remaining samples, with what to do;
 * empty if there are none.
 *
 * @param origin the site's address.
 * @param launch whether the build is public.
 */
export function samplesWarning(
  origin: string,
  launch = false,
  samples = samplesLeft(origin, launch),
): string {
  if (samples.length === 0) return omittedParts(launch);
  const list = samples.map((what) => `  - ${what}\n`).join("");
  return `${omittedParts(launch)}Visitors will see these samples:\n${list}Replace them in packages/product/src and build again (docs/owner/content.md).\n`;
}
