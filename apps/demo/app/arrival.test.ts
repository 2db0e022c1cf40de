import { expect, test } from "vitest";
import { readArrival } from "./arrival.ts";

test("a link that asks for a language loses that parameter and keeps the rest of its address", () => {
  expect(readArrival("https://demo.example/dashboard/recordings?q=bos&lang=en&recording=1#top")).toEqual({
    language: "en",
    prospect: {},
    words: "",
    address: "/dashboard/recordings?q=bos&recording=1#top",
  });
});

test("a link that asks for a language that we don't have doesn't change the language", () => {
  expect(readArrival("https://demo.example/dashboard?lang=tlh").language).toBeNull();
});

test("a link from sales names the prospect, and loses that from its address", () => {
  expect(
    readArrival("https://demo.example/dashboard/record?crm=hubspot&company=%20Acme%20BV%20&q=1"),
  ).toEqual({
    language: null,
    prospect: { company: "Acme BV", crm: "hubspot" },
    words: "",
    address: "/dashboard/record?q=1",
  });
  expect(readArrival("https://demo.example/dashboard?crm=&company=%20").prospect).toEqual({});
});

test("a link from the site brings the visitor's words, and loses them from its address", () => {
  const fragment = new URLSearchParams({ words: "Met Petra gebeld & 40 licenties verkocht" });
  expect(readArrival(`https://demo.example/dashboard/record?lang=nl#${fragment}`)).toEqual({
    language: "nl",
    prospect: {},
    words: "Met Petra gebeld & 40 licenties verkocht",
    address: "/dashboard/record",
  });
});
