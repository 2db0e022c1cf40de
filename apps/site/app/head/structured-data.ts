import { brand, currency, isShown, plans, rating, search } from "@voxlog/product";
import type { Language } from "@voxlog/texts";
import { addresses } from "../routing/addresses.ts";
import { icons } from "./site-files.ts";

/** The facts about a page. */
export type PageFacts = {
  language: Language;
  description: string;
  /** The breadcrumbs, starting with the home view. All links are absolute. */
  trail: readonly { name: string; url: string }[];
};

/** Returns a page's structured data: https://developers.google.com/search/docs/appearance/structured-data */
export function structuredData({ language, description, trail }: PageFacts): object[] {
  const graph: object[] = [organization(), application(language, description, trail[0]?.url)];
  if (trail.length > 1) graph.push(breadcrumbs(trail));
  return graph;
}

const ORGANIZATION = `${addresses.site}/#organization`;

/** Returns the company's confirmed facts: structured data can't label a sample. */
function organization(): object {
  const { address, legalName, vatNumber } = brand.company;
  return {
    "@type": "Organization",
    "@id": ORGANIZATION,
    name: brand.name,
    legalName,
    url: addresses.site,
    logo: addresses.site + icons.plain[1].path,
    email: brand.contact.email,
    ...(isShown("phone", true) && { telephone: brand.contact.phone }),
    ...(isShown("company", true) && { vatID: vatNumber }),
    ...(isShown("address", true) && {
      address: {
        "@type": "PostalAddress",
        streetAddress: address.street,
        postalCode: address.postalCode,
        addressLocality: address.city,
        addressCountry: address.country,
      },
    }),
  };
}

function application(language: Language, description: string, url: string | undefined): object {
  return {
    "@type": ["WebApplication", "SoftwareApplication"],
    name: brand.name,
    url,
    description,
    inLanguage: language,
    applicationCategory: search.application.category,
    operatingSystem: "Web",
    offers: plans.flatMap(({ name, price }) => (price ? [offer(name, price.yearly)] : [])),
    ...(rating.published && {
      aggregateRating: { "@type": "AggregateRating", ratingValue: rating.value, ratingCount: rating.count },
    }),
    publisher: { "@id": ORGANIZATION },
  };
}

/** Returns an offer at a price per month without VAT, billed per year. */
function offer(name: string, price: number): object {
  const terms = { unitCode: "MON", billingDuration: 12, valueAddedTaxIncluded: false };
  const cost = { price, priceCurrency: currency };
  return {
    "@type": "Offer",
    name,
    ...cost,
    priceSpecification: { "@type": "UnitPriceSpecification", ...cost, ...terms },
  };
}

function breadcrumbs(trail: PageFacts["trail"]): object {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: url,
    })),
  };
}
