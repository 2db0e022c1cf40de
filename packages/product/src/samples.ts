import { brand, legal, partners, trust } from "./company.ts";
import { rating } from "./offer.ts";

/** What the product says of its owner that is still a sample. */
function samplesLeft(origin: string): string[] {
  const { company, contact } = brand;
  const left = {
    [`the site's own address, ${origin}`]: origin.endsWith(".example"),
    [`the company's numbers, ${company.registrationNumber} and ${company.vatNumber}`]: /^0+$/.test(
      company.registrationNumber,
    ),
    [`the address that visitors write to, ${contact.email}`]: contact.email.endsWith(".example"),
    "the partners": partners.some(({ sample }) => sample),
    "the legal texts, which no lawyer has reviewed": !legal.reviewed,
    "what is said of conversations, which hasn't been confirmed": !trust.confirmed,
    [`a rating of ${rating.value} from ${rating.count} vote`]: rating.published && rating.count === 1,
  };
  return Object.keys(left).filter((what) => left[what]);
}

/**
 * A warning that lists the samples, with what to do, for builds and for servers that are public; empty when there
 * are none left.
 *
 * @param origin what the site calls itself.
 */
export function samplesWarning(origin: string, samples = samplesLeft(origin)): string {
  if (samples.length === 0) return "";
  const list = samples.map((what) => `  - ${what}\n`).join("");
  return `Visitors will see these samples:\n${list}Replace them in packages/product/src and build again (docs/owner/content.md).\n`;
}
