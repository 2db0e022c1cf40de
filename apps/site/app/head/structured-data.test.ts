import { expect, test } from "vitest";
import { structuredData } from "./structured-data.ts";

type Node = Record<string, unknown>;

const home = { name: "Voxlog", url: "https://voxlog.example/en" };
const facts = { language: "en", description: "An assistant.", trail: [home] } as const;

const nodeOf = (nodes: object[], type: string) =>
  (nodes as Node[]).find((node) => [node["@type"]].flat().includes(type));

test("a page's data lists a business application with what its plans cost, and no rating without real votes", () => {
  const application = nodeOf(structuredData(facts), "SoftwareApplication");
  expect(application).toMatchObject({
    applicationCategory: "BusinessApplication",
    offers: [
      {
        name: "Professional",
        price: 39,
        priceCurrency: "EUR",
        priceSpecification: { price: 39, unitCode: "MON", billingDuration: 12, valueAddedTaxIncluded: false },
      },
      { name: "Teams", price: 50, priceCurrency: "EUR" },
    ],
  });
  expect(application).not.toHaveProperty("aggregateRating");
});

test("a page without a trail has no breadcrumbs in its data", () => {
  expect(structuredData(facts)).toHaveLength(2);
});

test("a page's data counts the steps of the trail from one", () => {
  const pricing = { name: "Pricing", url: "https://voxlog.example/en/pricing" };
  const trail = nodeOf(structuredData({ ...facts, trail: [home, pricing] }), "BreadcrumbList");
  expect(trail?.["itemListElement"]).toMatchObject([
    { position: 1, item: home.url },
    { position: 2, name: "Pricing", item: pricing.url },
  ]);
});
