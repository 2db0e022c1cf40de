import { expect, test } from "vitest";
import { brand, readSiteOrigin } from "./index.ts";

test.each([
  [
    "its variable, before the server's domain",
    { VITE_SITE_URL: "https://www.example.com/", VOXLOG_DOMAIN: "b.example.com" },
    "https://www.example.com",
  ],
  ["the server's domain", { VOXLOG_DOMAIN: "b.example.com" }, "https://b.example.com"],
  ["the company's facts, where neither is set", { VITE_SITE_URL: "", VOXLOG_DOMAIN: "" }, brand.origin],
])("the site's origin is read from %s", (_, env, origin) => {
  expect(readSiteOrigin(env)).toBe(origin);
});
