import { describe, expect, test } from "vitest";
import { dictionaryFaults } from "./dictionary-faults.ts";

describe("a translation", () => {
  const source = {
    greeting: "Hoi {{name}}",
    found_one: "{{count}} gesprek",
    found_other: "{{count}} gesprekken",
  };
  const found = {
    found_one: "{{count}} rozmowa",
    found_few: "{{count}} rozmowy",
    found_many: "{{count}} rozmów",
    found_other: "{{count}} rozmowy",
  };

  test("a translation is complete with a text for every key and plural form", () => {
    expect(dictionaryFaults(source, { greeting: "Cześć {{name}}", ...found }, "pl")).toEqual([]);
  });

  test.each([
    ["a text", { ...found }, "greeting: is missing"],
    ["a form of a plural", { greeting: "Cześć {{name}}", ...found, found_few: "" }, "found_few: is empty"],
    ["a fact", { greeting: "Cześć", ...found }, "greeting: has nothing instead of {{name}}"],
  ])("a translation that lacks %s is reported", (_, translation, fault) => {
    expect(dictionaryFaults(source, translation, "pl")).toEqual([fault]);
  });

  test("a translation's texts that the source lacks are reported", () => {
    const translation = { greeting: "Cześć {{name}}", ...found, bye: "Pa" };
    expect(dictionaryFaults(source, translation, "pl")).toEqual(["bye: is not in the source"]);
  });
});
