import { describe, expect, test } from "vitest";
import { signup } from "../samples.ts";
import { ownServer } from "../server.ts";

const server = await ownServer({
  env: { VITE_SITE_URL: "https://www.example.com", ALLOWED_ORIGINS: "https://preview.example.com" },
});

const preflight = async (origin: string) => {
  const response = await fetch(`${server.url}/api/collections/signups/records`, {
    method: "OPTIONS",
    headers: { Origin: origin, "Access-Control-Request-Method": "POST" },
  });
  return response.headers.get("Access-Control-Allow-Origin");
};

describe("a page of another origin", () => {
  test.each(["https://www.example.com", "https://preview.example.com"])(
    "a page of the allowed origin %s may send signups",
    async (origin) => {
      expect(await preflight(origin)).toBe(origin);
    },
  );

  test.each([
    ...["https://evil.example", "https://www.example.com.evil.example", "http://www.example.com"],
    ...["https://example.com", "null"],
  ])("a page of another origin may not send signups when it is %s", async (origin) => {
    expect(await preflight(origin)).toBeNull();
  });

  test("a page of another origin can't read responses to requests without a preflight", async () => {
    const response = await fetch(`${server.url}/api/collections/signups/records`, {
      method: "POST",
      headers: { Origin: "https://evil.example", "Content-Type": "text/plain" },
      body: JSON.stringify(signup()),
    });
    expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
  });

  const post = async (headers: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(signup())) form.set(name, value);
    const url = `${server.url}/api/collections/signups/records`;
    return (await fetch(url, { method: "POST", headers, body: form })).status;
  };

  test("a page of another origin can't send a lead as a form without a preflight", async () => {
    for (const headers of [
      { Origin: "https://evil.example" },
      { Origin: "null" },
      { Origin: "https://www.example.com.evil.example", "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "cross-site" },
    ]) {
      expect([headers, await post(headers as Record<string, string>)]).toEqual([headers, 403]);
    }
    expect(await server.admin.rows("signups")).toEqual([]);
  });

  test("an allowed origin and a client without an origin send leads", async () => {
    for (const headers of [
      { Origin: "https://www.example.com", "Sec-Fetch-Site": "cross-site" },
      { Origin: server.url },
      { Origin: "https://behind-a-proxy.example", "Sec-Fetch-Site": "same-origin" },
      {},
    ]) {
      expect([headers, await post(headers as Record<string, string>)]).toEqual([headers, 200]);
    }
  });

  test("a page of another origin is never allowed credentials", async () => {
    const response = await fetch(`${server.url}/api/health`, {
      headers: { Origin: "https://www.example.com" },
    });
    expect(response.headers.get("Access-Control-Allow-Credentials")).toBeNull();
  });
});
