import { describe, expect, test } from "vitest";
import { siteHref } from "./site-href.ts";

test("a link to a site on the demo's own origin leads to the home page of the language shown", () => {
  expect(siteHref({ site: "", language: "nl", dev: "1" })).toBe("/");
  expect(siteHref({ site: "", language: "en", dev: "1" })).toBe("/en");
});

test("a link to a site on the demo's own origin can ask for the signup form", () => {
  expect(siteHref({ site: "", language: "nl", open: "signup" })).toBe("/?open=signup&about=demo");
  expect(siteHref({ site: "", language: "en", open: "signup" })).toBe("/en?open=signup&about=demo");
});

test("a link to a site on the demo's own origin can name the company and the CRM that the form begins with", () => {
  expect(siteHref({ site: "", language: "en", open: "signup", company: "Bos & Co", crm: "Zoho CRM" })).toBe(
    "/en?open=signup&about=demo&company=Bos+%26+Co&crm=Zoho+CRM",
  );
});

describe("a link to a site on another origin", () => {
  const site = "https://www.example.com";

  test("a link to a site on another origin carries the language along, which storage cannot", () => {
    expect(siteHref({ site, language: "en" })).toBe("https://www.example.com/en?lang=en");
  });

  test("a link to a site on another origin turns dev mode off there once it is off here", () => {
    expect(siteHref({ site, language: "nl", dev: "0" })).toBe("https://www.example.com/?lang=nl&dev=0");
  });

  test("a link to a site on another origin carries dev mode along", () => {
    expect(siteHref({ site, language: "nl", dev: "1", open: "signup" })).toBe(
      "https://www.example.com/?open=signup&about=demo&lang=nl&dev=1",
    );
  });
});
