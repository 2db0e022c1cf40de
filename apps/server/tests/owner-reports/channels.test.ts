import { expect, test } from "vitest";
import { dayAt } from "../../reports/local-days.ts";
import { session } from "../samples.ts";
import { createRecord, sharedServer } from "../server.ts";

const server = await sharedServer();

test.each([
  ["paid", { referrer: "https://www.google.com/", click_id: "gclid" }],
  ["paid", { utm_source: "linkedin", utm_medium: "CPC" }],
  ["mail", { utm_source: "spring", utm_medium: "email" }],
  ["mail", { referrer: "https://mail.google.com/" }],
  ["ai", { referrer: "https://gemini.google.com/" }],
  ["ai", { utm_source: "chatgpt.com" }],
  ["social", { referrer: "https://l.facebook.com/" }],
  ["social", { referrer: "https://t.co/" }],
  ["search", { referrer: "https://www.google.nl/" }],
  ["search", { referrer: "https://duckduckgo.com/" }],
  ["referral", { referrer: "https://docs.google.com/" }],
  ["referral", { utm_source: "partner" }],
  ["direct", {}],
])("a session is counted for the channel %s: %o", async (channel, trace) => {
  server.empty();
  await createRecord(server, "sessions", { ...session(), ...trace });
  const today = dayAt(Date.now());
  const query = `set=site&from=${today}&to=${today}`;
  const headers = { Authorization: server.admin.token };
  const rows = async (path: string) => (await fetch(`${server.url}/api/reports/${path}`, { headers })).json();
  const one = { rows: [{ label: channel, sessions: 1, bounces: 1, conversions: 0 }] };
  expect(await rows(`channels?${query}`)).toEqual(one);
  expect(await rows(`sources?${query}&channel=${channel}`)).toMatchObject({ rows: [{ sessions: 1 }] });
});
