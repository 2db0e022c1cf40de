import { expect, test } from "vitest";
import { allowedOrigins } from "../../configuration/environment.ts";

const own = "https://api.example.com";

test("the origins that may read the API's answers are the server's own alone, when everything is on it", () => {
  expect(allowedOrigins({}, own)).toEqual([own]);
});

test("the origins that may read the API's answers are those of the site and the demo too, where they are elsewhere", () => {
  const env = { VITE_SITE_URL: "https://www.example.com/", VITE_DEMO_URL: "https://demo.example.com" };
  expect(allowedOrigins(env, own)).toEqual([own, "https://www.example.com", "https://demo.example.com"]);
});

test("the origins that may read the API's answers can be more, each once", () => {
  const env = { ALLOWED_ORIGINS: `https://preview.example.com, ${own}` };
  expect(allowedOrigins(env, own)).toEqual([own, "https://preview.example.com"]);
});

test.each(["www.example.com", "https://www.example.com/", "https://*.example.com", "null"])(
  "the origins that may read the API's answers cannot be '%s', which is none",
  (origin) => {
    expect(() => allowedOrigins({ ALLOWED_ORIGINS: origin }, own)).toThrow(`has "${origin}"`);
  },
);
