import { expect, test } from "vitest";
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

test("only pages of the allowed origins may send signups", async () => {
  const allowed = ["https://www.example.com", "https://preview.example.com"];
  const others = [
    ...["https://evil.example", "https://www.example.com.evil.example", "http://www.example.com"],
    ...["https://example.com", "null"],
  ];
  for (const origin of [...allowed, ...others])
    expect([origin, await preflight(origin)]).toEqual([origin, allowed.includes(origin) ? origin : null]);
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

test.each<[status: number, headers: Record<string, string>]>([
  [403, { Origin: "https://evil.example" }],
  [403, { Origin: "null" }],
  [403, { Origin: "https://www.example.com.evil.example", "Sec-Fetch-Site": "cross-site" }],
  [403, { "Sec-Fetch-Site": "cross-site" }],
  [200, { Origin: "https://www.example.com", "Sec-Fetch-Site": "cross-site" }],
  [200, { Origin: server.url }],
  [200, { Origin: "https://behind-a-proxy.example", "Sec-Fetch-Site": "same-origin" }],
  [200, {}],
])("a lead sent as a form without a preflight gets %i with the headers %o", async (status, headers) => {
  server.empty();
  expect(await post(headers)).toBe(status);
  expect(await server.admin.rows("signups")).toHaveLength(status === 200 ? 1 : 0);
});

test("a page of another origin is never allowed credentials", async () => {
  const response = await fetch(`${server.url}/api/health`, {
    headers: { Origin: "https://www.example.com" },
  });
  expect(response.headers.get("Access-Control-Allow-Credentials")).toBeNull();
});
