import { expect, test } from "vitest";
import { pageVisit, recordId, signup } from "../samples.ts";
import { send, sharedServer } from "../server.ts";

const server = await sharedServer();

type Request = { method: string; url: string; body?: object; headers?: object };
const batch = (...requests: Request[]) => send(`${server.url}/api/batch`, "POST", { requests });
const visits = "/api/collections/page_visits/records";
const signUp = (url: string): Request => ({ method: "POST", url, body: signup() });
const create = (): Request => ({ method: "POST", url: visits, body: pageVisit() });

test("a batch without the owner's account can have at most fifty requests", async () => {
  expect((await batch(...Array.from({ length: 50 }, create))).status).toBe(200);
  expect((await batch(...Array.from({ length: 51 }, create))).status).toBe(400);
});

test("a batch without the owner's account is stored completely or not at all", async () => {
  const id = recordId();
  const good = { ...create(), body: { ...pageVisit(), id } };
  const bad = { ...create(), body: { ...pageVisit(), page_path: "" } };
  expect((await batch(good, bad)).status).toBe(400);
  expect(await server.admin.rows("page_visits", { filter: `id = '${id}'` })).toEqual([]);
});

test.each([
  ["read a list", { method: "GET", url: "/api/collections/sessions/records" }],
  ["delete", { method: "DELETE", url: `${visits}/${recordId()}` }],
  ["upsert", { method: "PUT", url: visits, body: { ...pageVisit(), id: recordId() } }],
  ["nest a batch", { method: "POST", url: "/api/batch", body: { requests: [] } }],
  ["sign up, past the limit on signups", signUp("/api/collections/signups/records")],
  ["sign up by a longer path", signUp("/api/collections/sessions/../signups/records")],
  ["expand what it creates", { ...create(), url: `${visits}?expand=session_id` }],
  ["replace its headers", { ...create(), headers: { "X-Forwarded-For": "10.0.0.1" } }],
  ["change settings", { method: "PATCH", url: "/api/settings", body: {} }],
])("a batch without the owner's account cannot %s", async (_, request) => {
  expect(await batch(request)).toMatchObject({
    status: 400,
    body: { message: "Unsupported batch request." },
  });
});
