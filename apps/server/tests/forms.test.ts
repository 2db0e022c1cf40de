import { listen } from "@voxlog/testing/listen";
import { beforeEach, expect, test } from "vitest";
import { signup, signupOf } from "./samples.ts";
import { ownServer } from "./server.ts";
import { createBuilds } from "./serving/builds.ts";

const PAGE = `<!DOCTYPE html><html lang="nl"><head><link rel="stylesheet" href="/assets/a.css"></head><body>
<form method="post" action="/aanmelden">
<div><input name="firstName" id="f"></div><div><input name="lastName" id="l"></div><div><input name="email" id="e"></div>
<div><input name="company" id="c"></div><div><input name="phone" id="p"></div><div><input name="crm" id="m"></div>
<input name="website"><button type="submit">Aanmelden</button></form>
<template id="answer"><p id="answer-error">–</p><div role="alert">–</div>
<p data-text="required">Vul in.</p><p data-text="email">Geen adres.</p><p data-text="tooLong">Hooguit {max}.</p>
<p data-text="tooMany">Te veel.</p><p data-text="other">Mislukt.</p></template><script>1</script></body></html>`;

const builds = await createBuilds({ "client/aanmelden/index.html": PAGE });
const server = await ownServer({
  env: {
    ...builds,
    VITE_SITE_URL: "https://www.example.com",
    ALLOWED_ORIGINS: "https://preview.example.com",
  },
});
const SIGNUPS = `${server.url}/api/collections/signups/records`;
beforeEach(() => server.empty());

const send = (lead: Record<string, string>, headers: Record<string, string> = {}, to = server) =>
  fetch(`${to.url}/aanmelden`, {
    method: "POST",
    redirect: "manual",
    headers,
    body: new URLSearchParams(lead),
  });

test("a form sent twice stores one lead and shows the thanks twice", async () => {
  for (const _ of [1, 2]) {
    const response = await send(signupOf(1), { Origin: server.url });
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/aanmelden/bedankt"]);
  }
  expect(await server.admin.rows("signups")).toHaveLength(1);
});

test("a form with invalid values is shown again with the values and errors", async () => {
  const response = await send({
    ...signupOf(1),
    firstName: "",
    email: `"><script>x`,
    company: "c".repeat(201),
  });
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([422, "private, no-cache"]);
  expect(response.headers.get("Content-Security-Policy")).toContain("'sha256-of-a-script='");
  const html = await response.text();
  expect(html).toContain(
    'id="e" value="&quot;&gt;&lt;script&gt;x" aria-invalid="true" aria-describedby="e-error">',
  );
  expect(html).toContain('<p id="e-error">Geen adres.</p>');
  expect(html).toContain('<p id="c-error">Hooguit 200.</p>');
  expect(html).toContain('aria-describedby="f-error" autofocus="">');
  expect(await server.admin.rows("signups")).toEqual([]);
});

test("a form is rejected when its body isn't a form's", async () => {
  expect((await send(signupOf(1), { "Content-Type": "application/json" })).status).toBe(415);
  expect(await server.admin.rows("signups")).toEqual([]);
});

test("a form whose hidden field is filled in is held", async () => {
  expect((await send({ ...signupOf(1), website: "x" })).status).toBe(303);
  expect(await server.admin.rows("outbox")).toMatchObject([{ held: "trap" }]);
});

test("a form on an allowed host redirects to the thank-you page on that host", async () => {
  const response = await send(signupOf(1), { Origin: "https://www.example.com" });
  expect(response.headers.get("Location")).toBe("https://www.example.com/aanmelden/bedankt");
});

test("a server without the site's build answers with the page of the site's host, without its scripts, and keeps unproven leads apart", async () => {
  using host = await listen((_, response) => response.end(PAGE));
  const origin = host.url;
  const apart = await ownServer({
    rateLimits: true,
    env: { VITE_SITE_URL: origin, VOXLOG_PROOF_OF_WORK: "on" },
  });
  const wrong = await send({ ...signupOf(1), email: "x" }, { Origin: origin }, apart);
  expect(wrong.status).toBe(422);
  expect(wrong.headers.get("Content-Security-Policy")).toContain(`style-src 'self' ${origin}`);
  const html = await wrong.text();
  expect(html).toContain(`href="${origin}/assets/a.css"`);
  expect(html).not.toContain("<script>");
  const answers = [];
  for (let person = 0; person < 6; person++)
    answers.push(await send(signupOf(person), { Origin: origin }, apart));
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303, 429]);
  expect(answers[0]?.headers.get("Location")).toBe(`${origin}/aanmelden/bedankt`);
  expect(await answers[5]?.text()).toContain('<div role="alert">Te veel.</div><button');
  expect(await apart.admin.rows("outbox")).toMatchObject(Array(5).fill({ held: "unproven" }));
});

test("everyone behind one address gets their form filled in, however many they are", async () => {
  const crowd = (ask: (person: number) => Promise<Response>) =>
    Promise.all(Array.from({ length: 70 }, (_, i) => ask(i)));
  const crm = (person: number) => `My "own" CRM-${person}`;
  const prefilled = (person: number) => `${server.url}/aanmelden?crm=${encodeURIComponent(crm(person))}`;
  const opened = await crowd((person) => fetch(prefilled(person)));
  const answered = await crowd((person) => send({ ...signupOf(1), crm: crm(person), email: "x" }));
  expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([422]));
  for (const pages of [opened, answered])
    for (const [person, page] of pages.entries())
      expect(await page.text()).toContain(`id="m" value="My &quot;own&quot; CRM-${person}"`);
});

const preflight = async (path: string, origin: string) => {
  const response = await fetch(server.url + path, {
    method: "OPTIONS",
    headers: { Origin: origin, "Access-Control-Request-Method": "POST" },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get("Access-Control-Allow-Credentials")).toBeNull();
  return response.headers.get("Access-Control-Allow-Origin");
};

test.each([
  ["signups", "/api/collections/signups/records"],
  ["batches", "/api/batch"],
])("only pages of the allowed origins may send %s", async (_, path) => {
  const allowed = ["https://www.example.com", "https://preview.example.com"];
  const others = [
    ...["https://evil.example", "https://www.example.com.evil.example", "http://www.example.com"],
    ...["https://example.com", "null"],
  ];
  for (const origin of [...allowed, ...others])
    expect([origin, await preflight(path, origin)]).toEqual([
      origin,
      allowed.includes(origin) ? origin : null,
    ]);
});

test("a page of another origin can't read responses to requests without a preflight", async () => {
  const response = await fetch(SIGNUPS, {
    method: "POST",
    headers: { Origin: "https://evil.example", "Content-Type": "text/plain" },
    body: JSON.stringify(signup()),
  });
  expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
});

/** Sends a lead as a form of the site to its page, and to PocketBase. */
async function post(headers: Record<string, string>): Promise<[page: number, api: number]> {
  const body = new FormData();
  for (const [name, value] of Object.entries(signupOf("api"))) body.set(name, value);
  const page = await send(signupOf("page"), headers);
  return [page.status, (await fetch(SIGNUPS, { method: "POST", headers, body })).status];
}

test.each<[isAccepted: boolean, headers: Record<string, string>]>([
  [false, { Origin: "https://evil.example" }],
  [false, { Origin: "null" }],
  [false, { Origin: "https://www.example.com.evil.example", "Sec-Fetch-Site": "cross-site" }],
  [false, { "Sec-Fetch-Site": "cross-site" }],
  [true, { Origin: "https://www.example.com", "Sec-Fetch-Site": "cross-site" }],
  [true, { Origin: server.url }],
  [true, { Origin: "https://behind-a-proxy.example", "Sec-Fetch-Site": "same-origin" }],
  [true, {}],
])(
  "a lead sent as a form without a preflight is accepted (%s) with the headers %o",
  async (isAccepted, headers) => {
    expect(await post(headers)).toEqual(isAccepted ? [303, 200] : [403, 403]);
    expect(await server.admin.rows("signups")).toHaveLength(isAccepted ? 2 : 0);
  },
);
