import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startPocketBase, type TestPocketBase } from "../../testing/index.ts";
import { signup } from "../samples.ts";

let server: TestPocketBase;
beforeAll(async () => {
  server = await startPocketBase({
    env: { VITE_SITE_URL: "https://www.example.com", ALLOWED_ORIGINS: "https://preview.example.com" },
  });
});
afterAll(() => server.stop());

/** What a browser asks before it lets a page of an origin send JSON. */
const preflight = async (origin: string) => {
  const response = await fetch(`${server.url}/api/collections/signups/records`, {
    method: "OPTIONS",
    headers: { Origin: origin, "Access-Control-Request-Method": "POST" },
  });
  return response.headers.get("Access-Control-Allow-Origin");
};

describe("a page of another origin", () => {
  test.each(["https://www.example.com", "https://preview.example.com"])(
    "may send signups when it is %s, which the server knows",
    async (origin) => {
      expect(await preflight(origin)).toBe(origin);
    },
  );

  test.each([
    "https://evil.example",
    "https://www.example.com.evil.example",
    "http://www.example.com",
    "https://example.com",
    "null",
  ])("may send none when it is %s", async (origin) => {
    expect(await preflight(origin)).toBeNull();
  });

  test("reads nothing of what it got the server to answer without asking first", async () => {
    const response = await fetch(`${server.url}/api/collections/signups/records`, {
      method: "POST",
      headers: { Origin: "https://evil.example", "Content-Type": "text/plain" },
      body: JSON.stringify(signup()),
    });
    expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
  });

  test("is never let in with credentials", async () => {
    const response = await fetch(`${server.url}/api/health`, {
      headers: { Origin: "https://www.example.com" },
    });
    expect(response.headers.get("Access-Control-Allow-Credentials")).toBeNull();
  });
});
