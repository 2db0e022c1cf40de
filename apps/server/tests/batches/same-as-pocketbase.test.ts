import { soaks } from "@voxlog/testing/soak";
import { afterAll, expect, test } from "vitest";
import { compare, firstView, sendForm, startBothPaths, usedFastPath } from "./compare-paths.ts";

const both = await startBothPaths();
afterAll(() => both.stop());

const goesFast = async () => usedFastPath(await sendForm(both.fast.url, firstView()));

test("valid and hostile batches get the same answers and rows as from PocketBase", async () => {
  const { fast, rejected, differences } = await compare(both, soaks ? 10_000 : 400, 3);
  expect(differences).toEqual([]);
  expect(fast).toBeGreaterThan(60);
  expect(rejected).toBeGreaterThan(60);
});

test("a rule or field changed by the owner applies at once, like in PocketBase", async () => {
  const { admin, url } = both.fast;
  const path = "/api/collections/page_visits";
  const asMade = await admin.send<{ createRule: string; fields: { name: string }[] }>("GET", path);
  const change = (patch: object) => admin.send("PATCH", path, patch);
  await change({ createRule: `${asMade.createRule} && page_path != "/pricing"` });
  expect(await sendForm(url, firstView())).toMatchObject({ status: 400 });
  await change({ createRule: asMade.createRule });
  expect(await goesFast()).toBe(true);

  const shorter = asMade.fields.map((field) => (field.name === "page_title" ? { ...field, max: 3 } : field));
  await change({ fields: shorter });
  expect(await sendForm(url, firstView())).toMatchObject({ status: 400 });
  await change({ fields: asMade.fields });
  expect(await goesFast()).toBe(true);
}, 20_000);

test("a collection's limit applies if it's lower than the batch limit", async () => {
  const { admin, url } = both.fast;
  const { rateLimits } = await admin.send<{ rateLimits: { rules: { label: string }[] } }>(
    "GET",
    "/api/settings",
  );
  const tight = { label: "page_visits:create", audience: "@guest", maxRequests: 3, duration: 60 };
  const rules = [tight, ...rateLimits.rules.filter(({ label }) => label !== tight.label)];
  await admin.settings({ rateLimits: { ...rateLimits, enabled: true, rules } });
  const answers: number[] = [];
  for (let sent = 0; sent < 8; sent++) answers.push((await sendForm(url, firstView())).status);
  await admin.settings({ rateLimits });
  expect(answers.filter((status) => status === 429).length).toBeGreaterThanOrEqual(2);
}, 20_000);
