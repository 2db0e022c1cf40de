import { brand, legal, partners, rating, trust } from "@voxlog/product";

/** What the product says of its owner that is still a sample, and where it is set: for whoever opens it to the world. */
export function samplesLeft(): string[] {
  const { company, contact, origin } = brand;
  const left = {
    [`the site's own address, ${origin}`]: origin.endsWith(".example"),
    [`the company's numbers, ${company.registrationNumber} and ${company.vatNumber}`]: /^0+$/.test(
      company.registrationNumber,
    ),
    [`the address that visitors write to, ${contact.email}`]: contact.email.endsWith(".example"),
    "the partners": partners.some(({ sample }) => sample),
    "the legal texts, which no lawyer has reviewed": !legal.reviewed,
    "what is said of conversations, which nobody has confirmed": !trust.confirmed,
    [`a rating of ${rating.value} from ${rating.count} vote`]: rating.published && rating.count === 1,
  };
  return Object.keys(left).filter((what) => left[what]);
}

/** Warns of them in one block, with what to do. */
export function warnOfSamples(samples = samplesLeft()): void {
  if (samples.length === 0) return;
  process.stderr.write(
    `Samples are left in what the world sees:\n${samples.map((what) => `  - ${what}\n`).join("")}Set them in packages/product/src and build again: docs/owner.md.\n`,
  );
}
