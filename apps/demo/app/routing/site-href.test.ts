import { describe, expect, test } from "vitest";
import { siteHref } from "./site-href.ts";

test("a link to a site on the demo's own origin leads to the home page of the language shown", () => {
  expect(siteHref({ site: "", language: "nl", devMode: true })).toBe("/");
  expect(siteHref({ site: "", language: "en", devMode: true })).toBe("/en");
});

test("a link to a site on the demo's own origin can ask for the signup form", () => {
  expect(siteHref({ site: "", language: "nl", devMode: false, open: "signup" })).toBe("/?open=signup");
  expect(siteHref({ site: "", language: "en", devMode: false, open: "signup" })).toBe("/en?open=signup");
});

test("a link to a site on the demo's own origin can name the CRM that the form begins with", () => {
  expect(siteHref({ site: "", language: "en", devMode: false, open: "signup", crm: "Zoho CRM" })).toBe(
    "/en?open=signup&crm=Zoho+CRM",
  );
});

describe("a link to a site on another origin", () => {
  const site = "https://www.example.com";

  test("a link to a site on another origin carries the language along, which storage cannot", () => {
    expect(siteHref({ site, language: "en", devMode: false })).toBe("https://www.example.com/en?lang=en");
  });

  test("a link to a site on another origin carries dev mode along", () => {
    expect(siteHref({ site, language: "nl", devMode: true, open: "signup" })).toBe(
      "https://www.example.com/?open=signup&lang=nl&dev=1",
    );
  });
});
