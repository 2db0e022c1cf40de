import { describe, expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";

const policy = (headers: Record<string, string>) =>
  (headers["Content-Security-Policy"] ?? "").split("; ").map((directive) => directive.split(" "));

describe("the headers of an app that asks for nothing", () => {
  const headers = securityHeaders({});

  test("default security headers allow no other origins, inline code or frames", () => {
    const sources = policy(headers).flatMap(([, ...all]) => all);
    expect(new Set(sources)).toEqual(new Set(["'self'", "'none'", "data:", "blob:"]));
    expect(policy(headers)).toContainEqual(["default-src", "'self'"]);
    expect(policy(headers)).toContainEqual(["script-src", "'self'"]);
    expect(policy(headers)).toContainEqual(["style-src", "'self'"]);
    expect(policy(headers)).toContainEqual(["frame-ancestors", "'none'"]);
  });

  test("default security headers allow no powerful features", () => {
    const features = headers["Permissions-Policy"]?.split(", ") ?? [];
    expect(features).toEqual(expect.arrayContaining(["camera=()", "microphone=()", "geolocation=()"]));
    expect(features.filter((feature) => !feature.endsWith("=()"))).toEqual([]);
  });
});

test("security headers allow the API's origin and the app's inline scripts", () => {
  const headers = securityHeaders({
    apiOrigin: "https://api.example.com",
    inlineScripts: ["'sha256-a='"],
  });
  expect(policy(headers)).toContainEqual(["connect-src", "'self'", "https://api.example.com"]);
  expect(policy(headers)).toContainEqual(["script-src", "'self'", "'sha256-a='"]);
  expect(policy(headers)).toContainEqual(["style-src", "'self'"]);
});

test("security headers allow the requested features for the app's own origin only", () => {
  const features = securityHeaders({ features: ["microphone"] })["Permissions-Policy"]?.split(", ");
  expect(features).toContain("microphone=(self)");
  expect(features?.filter((feature) => !feature.endsWith("=()"))).toEqual(["microphone=(self)"]);
});
