import { describe, expect, test } from "vitest";
import { structuredData } from "./structured-data.ts";

type Node = Record<string, unknown>;

const home = { name: "Voxlog", url: "https://voxlog.example/en" };
const facts = { language: "en", description: "An assistant.", trail: [home], questions: [] } as const;

const nodes = (data: object) => (data as { "@graph": Node[] })["@graph"];
const nodeOf = (data: object, type: string) =>
  nodes(data).find((node) => [node["@type"]].flat().includes(type));

describe("a page's data", () => {
  test("lists a free business application with its rating", () => {
    expect(nodeOf(structuredData(facts), "SoftwareApplication")).toMatchObject({
      applicationCategory: "BusinessApplication",
      offers: { price: 0, priceCurrency: "EUR" },
      aggregateRating: { ratingValue: 5, ratingCount: 1 },
    });
  });

  test("holds neither a trail nor questions where there are none", () => {
    expect(nodes(structuredData(facts))).toHaveLength(2);
  });

  test("counts the steps of the trail from one", () => {
    const pricing = { name: "Pricing", url: "https://voxlog.example/en/pricing" };
    const trail = nodeOf(structuredData({ ...facts, trail: [home, pricing] }), "BreadcrumbList");
    expect(trail?.["itemListElement"]).toMatchObject([
      { position: 1, item: home.url },
      { position: 2, name: "Pricing", item: pricing.url },
    ]);
  });

  test("gives questions and answers word for word", () => {
    const questions = [{ question: "Why?", answer: "Because." }];
    expect(nodeOf(structuredData({ ...facts, questions }), "FAQPage")?.["mainEntity"]).toMatchObject([
      { name: "Why?", acceptedAnswer: { text: "Because." } },
    ]);
  });
});
