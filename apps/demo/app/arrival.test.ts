import { expect, test } from "vitest";
import { readArrival } from "./arrival.ts";

test("a link that asks for a language loses the request and keeps the rest of its address", () => {
  expect(readArrival("https://demo.example/dashboard/recordings?q=bos&lang=en&sort=client#top")).toEqual({
    language: "en",
    address: "/dashboard/recordings?q=bos&sort=client#top",
  });
});

test("a link that asks for a language is not followed into a language we do not have", () => {
  expect(readArrival("https://demo.example/dashboard?lang=tlh").language).toBeNull();
});
