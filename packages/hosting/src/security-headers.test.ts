import { describe, expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";

const policy = (headers: Record<string, string>) =>
  (headers["Content-Security-Policy"] ?? "").split("; ").map((directive) => directive.split(" "));

describe("the headers of an app that asks for nothing", () => {
  const headers = securityHeaders({});

  test("the headers of an app that asks for nothing allow nothing from elsewhere, nothing inline, and no frames", () => {
    const sources = policy(headers).flatMap(([, ...all]) => all);
    expect(new Set(sources)).toEqual(new Set(["'self'", "'none'", "data:", "blob:"]));
    expect(policy(headers)).toContainEqual(["default-src", "'self'"]);
    expect(policy(headers)).toContainEqual(["script-src", "'self'"]);
    expect(policy(headers)).toContainEqual(["style-src", "'self'"]);
    expect(policy(headers)).toContainEqual(["frame-ancestors", "'none'"]);
  });

  test("the headers of an app that asks for nothing let it use no powerful feature", () => {
    const features = headers["Permissions-Policy"]?.split(", ") ?? [];
    expect(features).toEqual(expect.arrayContaining(["camera=()", "microphone=()", "geolocation=()"]));
    expect(features.filter((feature) => !feature.endsWith("=()"))).toEqual([]);
  });
});

test("an app that asks for something gets the API's origin and its own inline scripts, each where it belongs", () => {
  const headers = securityHeaders({
    apiOrigin: "https://api.example.com",
    inlineScripts: ["'sha256-a='"],
  });
  expect(policy(headers)).toContainEqual(["connect-src", "'self'", "https://api.example.com"]);
  expect(policy(headers)).toContainEqual(["script-src", "'self'", "'sha256-a='"]);
  expect(policy(headers)).toContainEqual(["style-src", "'self'"]);
});

test("an app that asks for something gets the features it names, for itself alone", () => {
  const features = securityHeaders({ features: ["microphone"] })["Permissions-Policy"]?.split(", ");
  expect(features).toContain("microphone=(self)");
  expect(features?.filter((feature) => !feature.endsWith("=()"))).toEqual(["microphone=(self)"]);
});
