import { expect, test } from "vitest";
import { dayAt } from "../../reports/local-days.ts";
import { event, session } from "../samples.ts";
import { sharedServer, visitor } from "../server.ts";

const server = await sharedServer();
const visits = [
  { utm_source: "news", utm_campaign: "spring", utm_medium: "email", utm_term: "", utm_content: "top" },
  { utm_source: "news", utm_campaign: "spring", click_id: "gclid" },
  { utm_source: "ads", utm_campaign: "summer", click_id: "msclkid", dev_mode: true },
  {},
];
const link = (url: string, page_path = "/") => ({ name: "outbound_link", page_path, properties: { url } });
const vitals = (page_path: string, properties: object) => ({ name: "web_vitals", page_path, properties });
const events = [
  [link("https://a.example/"), link("https://a.example/"), link("https://b.example/", "/pricing")],
  [
    link("https://a.example/", "/pricing"),
    { name: "not_found", page_path: "/", properties: { seconds: 12.5, muted: true } },
  ],
  [link("https://a.example/"), vitals("/", { lcp: 9000 })],
  [400, 100, 300, 200, 900].map((lcp) => vitals("/", { lcp, cls: lcp / 1000 })),
];
events[3]?.push(vitals("/pricing", { lcp: 50, inp: 80.5 }));
const client = visitor(server.url);
for (const [index, visit] of visits.entries()) {
  const made = { ...session(), ...visit };
  await client.collection("sessions").create(made);
  for (const each of events[index] ?? [])
    await client.collection("events").create({ ...event(), session_id: made.session_id, ...each });
}

const today = dayAt(Date.now());
async function report(name: string, more: Record<string, string> = {}): Promise<unknown> {
  const query = new URLSearchParams({ set: "site", from: today, to: today, ...more });
  const headers = { Authorization: server.admin.token };
  const response = await fetch(`${server.url}/api/reports/${name}?${query}`, { headers });
  expect(response.status).toBe(200);
  return ((await response.json()) as { rows: unknown }).rows;
}

test("event reports count values of every type, without developers'", async () => {
  expect(await report("event_values")).toEqual([
    { label: "https://a.example/", event: "outbound_link", property: "url", events: 3, sessions: 2 },
    { label: "12.5", event: "not_found", property: "seconds", events: 1, sessions: 1 },
    { label: "https://b.example/", event: "outbound_link", property: "url", events: 1, sessions: 1 },
    { label: "true", event: "not_found", property: "muted", events: 1, sessions: 1 },
  ]);
});

test("campaign reports count the sessions with a campaign", async () => {
  expect(await report("campaigns")).toEqual([{ label: "spring", sessions: 2, bounces: 2, conversions: 0 }]);
  expect(await report("campaign_mediums")).toMatchObject([{ label: "email", sessions: 1 }]);
  expect(await report("campaign_terms")).toEqual([]);
  expect(await report("click_ids")).toMatchObject([{ label: "gclid", sessions: 1 }]);
  expect(await report("sessions", { campaign: "spring", click_id: "gclid" })).toMatchObject([
    { sessions: 1 },
  ]);
});

test("vitals reports have the 75th percentile by page and overall", async () => {
  const none = { inp: null, fcp: null, ttfb: null };
  expect(await report("vitals")).toEqual([
    { ...none, label: "/", samples: 5, lcp: 400, cls: 0.4 },
    { ...none, label: "/pricing", samples: 1, lcp: 50, cls: null, inp: 80.5 },
  ]);
  expect(await report("vitals_overall")).toEqual([{ ...none, samples: 6, lcp: 400, cls: 0.4, inp: 80.5 }]);
});
