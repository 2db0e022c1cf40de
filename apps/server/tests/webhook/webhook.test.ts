import { readFileSync } from "node:fs";
import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { listen } from "@voxlog/testing/listen";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { TestPocketBase } from "../../testing/index.ts";
import { sendWebhook } from "../../webhook/send-webhook.ts";
import { readTemplate } from "../../webhook/template.ts";
import { readWebhookSettings } from "../../webhook/webhook-settings.ts";
import { demoRequest, origin, signup } from "../samples.ts";
import { afterJob, ownServer, send, staffHeaders } from "../server.ts";

type Lead = { id: string; collection: string; webhook: string; webhookTries: number; webhookError: string };

const SECRET = `whsec_${Buffer.alloc(32, "s").toString("base64")}`;
const receiver = await startReceiver();
afterAll(() => receiver[Symbol.dispose]());
beforeEach(() => {
  receiver.requests = [];
  receiver.answer = (_, response) => void response.writeHead(204).end();
});

const store = ({ url }: TestPocketBase, lead: object, collection = "signups") =>
  send(`${url}/api/collections/${collection}/records`, "POST", lead);
const passTime = ({ sql }: TestPocketBase) => sql("UPDATE outbox SET due = '2026-01-01 00:00:00.000Z'");
const listed = async ({ admin }: TestPocketBase) =>
  (await admin.send<{ leads: Lead[] }>("POST", "/api/leads/search", { state: "webhook" })).leads;
const listedAfterJob = (server: TestPocketBase) => afterJob(server, () => listed(server));

const server = await ownServer({
  env: { VOXLOG_WEBHOOK_URL: `${receiver.url}/leads`, VOXLOG_WEBHOOK_SECRET: SECRET },
});
/** Runs the job until the only lead is listed like this. */
const expectListed = (lead: Partial<Lead>) => expect.poll(() => listedAfterJob(server)).toMatchObject([lead]);
beforeEach(() => server.empty());

test("a server with a webhook sends each lead once, with all its data but hidden characters, and a signature that the receiver can verify", async () => {
  await store(server, { ...signup(), ...origin, company: "Voorbeeld\u202E BV" });
  await expectListed({ webhook: "sent", webhookTries: 1 });
  await listedAfterJob(server);
  expect(receiver.requests).toHaveLength(1);
  const [{ path, headers, body }] = receiver.requests as [ReceivedRequest];
  expect([path, headers["content-type"]]).toEqual(["/leads", "application/json"]);
  const verified = new Webhook(SECRET).verify(body, headers as Record<string, string>);
  expect(verified).toMatchObject({
    type: "lead.created",
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    data: { kind: "signup", name: "Ada de Vries", ...signup(), ...origin },
  });
  const forged = body.replace("Ada", "Eve");
  expect(() => new Webhook(SECRET).verify(forged, headers as Record<string, string>)).toThrow();
});

test("a server with a webhook keeps a rejected lead, shows the response without the lead's data, and delivers it later with the same ID", async () => {
  receiver.answer = ({ body }, response) =>
    void response
      .writeHead(401, { "Content-Type": "text/html" })
      .end(
        `<style>${"a{} ".repeat(1000)}</style><script>log("Error")</script><h1>Wrong token</h1> for ${body}`,
      );
  await store(server, signup());
  const webhookError = expect.stringMatching(/^401 Wrong token for/);
  await expectListed({ webhook: "waiting", webhookTries: 1, webhookError });
  expect(JSON.stringify((await listed(server)).map(({ webhookError }) => webhookError))).not.toMatch(
    /ada@example|Vries|12345678/,
  );
  receiver.answer = (_, response) => void response.writeHead(200).end();
  passTime(server);
  await expectListed({ webhook: "sent", webhookTries: 2, webhookError: "" });
  expect(new Set(receiver.requests.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
});

test("a server with a webhook gives up after three days, and sends again when staff ask for it", async () => {
  receiver.answer = (_, response) => void response.writeHead(503).end();
  await store(server, signup());
  server.sql("UPDATE outbox SET tries = 299 WHERE kind = 'webhook'");
  await expectListed({ webhook: "failed", webhookError: "503" });
  receiver.answer = (_, response) => void response.writeHead(200).end();
  const [lead] = (await listed(server)) as [Lead];
  const path = `${server.url}/api/leads/${lead.collection}/${lead.id}/webhook`;
  expect((await send(path, "POST")).status).toBe(401);
  expect(await send(path, "POST", undefined, await staffHeaders(server))).toMatchObject({
    status: 200,
    body: { webhook: "waiting", webhookTries: 0 },
  });
  await expect.poll(() => listed(server)).toMatchObject([{ webhook: "sent", webhookTries: 1 }]);
});

test("a server with a webhook follows no redirect, and keeps the lead", async () => {
  receiver.answer = ({ path }, response) =>
    void response.writeHead(path === "/leads" ? 307 : 200, { Location: "/elsewhere" }).end();
  await store(server, signup());
  await expectListed({ webhook: "waiting", webhookError: "307" });
  expect(receiver.requests.map(({ path }) => path)).not.toContain("/elsewhere");
});

test("a server with a webhook doesn't send leads that look automated until staff approve them", async () => {
  const { body } = await store(server, { ...signup(), website: "https://spam.example" });
  await listedAfterJob(server);
  expect(await listed(server)).toEqual([]);
  const staff = await staffHeaders(server);
  await send(`${server.url}/api/leads/signups/${body["id"]}/webhook`, "POST", undefined, staff);
  await expect.poll(() => listed(server)).toMatchObject([{ webhook: "sent" }]);
  expect(
    (await send(`${server.url}/api/leads/signups/aaaaaaaaaaaaaaa/webhook`, "POST", undefined, staff)).status,
  ).toBe(404);
});

function recipe(system: string): Record<string, string> {
  const guide = readFileSync(join(import.meta.dirname, "../../../../docs/owner/webhook.md"), "utf8");
  const section = guide.split(/^### /m).find((part) => part.startsWith(system)) ?? "";
  return Object.fromEntries(
    [...section.matchAll(/^(VOXLOG_WEBHOOK_\w+)='?(.+?)'?$/gm)].map(([, name, value]) => [name, value]),
  );
}

/** From HubSpot's documentation of a batch upsert of contacts: https://developers.hubspot.com/docs/api-reference */
function answerLikeHubSpot({ path, headers, body }: ReceivedRequest, response: ServerResponse) {
  const reply = (status: number, value: object) =>
    void response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(value));
  if (path !== "/crm/objects/2026-03/contacts/batch/upsert") return reply(404, { message: "Not found" });
  if (!/^Bearer pat-/.test(headers.authorization ?? ""))
    return reply(401, { category: "INVALID_AUTHENTICATION" });
  const { inputs } = JSON.parse(body) as {
    inputs: { id: string; idProperty: string; properties: Record<string, string> }[];
  };
  const known = ["email", "firstname", "lastname", "company", "phone", "hs_analytics_source"];
  for (const { id, idProperty, properties } of inputs) {
    const unknown = Object.keys(properties).find((name) => !known.includes(name));
    if (idProperty !== "email" || !id.includes("@") || unknown)
      return reply(400, { category: "VALIDATION_ERROR", message: `Property "${unknown}" does not exist` });
    contacts.set(id, { ...contacts.get(id), ...properties });
  }
  return reply(200, { status: "COMPLETE", results: inputs.map(({ properties }) => ({ properties })) });
}
const contacts = new Map<string, Record<string, string>>();

test("the guide's recipe for HubSpot merges a demo request and a signup into one contact without emptying a field", async () => {
  receiver.answer = answerLikeHubSpot;
  const settings = recipe("HubSpot");
  const { pathname } = new URL(settings["VOXLOG_WEBHOOK_URL"] ?? "");
  const server = await ownServer({ env: { ...settings, VOXLOG_WEBHOOK_URL: receiver.url + pathname } });
  await store(server, signup());
  await store(server, demoRequest(), "demo_requests");
  await expect.poll(() => listedAfterJob(server)).toMatchObject([{ webhook: "sent" }, { webhook: "sent" }]);
  const { firstName, lastName, company, phone, email } = signup();
  expect([...contacts]).toEqual([
    [email, { email, firstname: firstName, lastname: lastName, company, phone }],
  ]);
});

test("a body template escapes values and omits empty ones", () => {
  const facts = { email: 'a"}@b.example', lastName: "", company: "A & B=C", phone: "" };
  const json = '{"id":"{{email}}","n":"{{lastName|company}}","p":[{"v":"{{phone}}"}],"x":[1,"{{phone}}"]}';
  expect(JSON.parse(readTemplate(json).fill(facts))).toEqual({ id: 'a"}@b.example', n: "A & B=C", x: [1] });
  expect(
    readTemplate("oid=00D&last_name={{lastName|company}}&phone={{phone}}&email={{email}}").fill(facts),
  ).toBe("oid=00D&last_name=A+%26+B%3DC&email=a%22%7D%40b.example");
});

/** Posts a lead with another `fetch`, and returns the outcome. */
function postBy(fetch: () => Promise<Response>): Promise<unknown> {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal("fetch", fetch);
  const lead = { id: "a", collection: "signups", received: 0, lead: {} };
  return sendWebhook(lead as never, { url: "http://crm.test" } as never, new AbortController().signal);
}

test("a rejection of many opening brackets doesn't block the server", async () => {
  const headers = { "Content-Type": "text/html" };
  const started = performance.now();
  await postBy(async () => new Response("<".repeat(100_000), { status: 500, headers }));
  expect(performance.now() - started).toBeLessThan(1000);
});

test("a receiver that can be reached at none of its addresses gives each reason", async () => {
  const reasons = ["connect ECONNREFUSED ::1:5678", "connect ECONNREFUSED 127.0.0.1:5678"];
  const cause = new AggregateError(reasons.map((reason) => new Error(reason)));
  const outcome = await postBy(() => Promise.reject(new TypeError("fetch failed", { cause })));
  expect(outcome).toEqual({ error: reasons.join(", "), unreachable: true });
});

test.each(["HubSpot", "Salesforce", "Pipedrive", "Zapier", "n8n"])(
  "the guide's recipe for %s starts a server unchanged",
  (system) => {
    const settings = recipe(system);
    const secret = { VOXLOG_WEBHOOK_SECRET: settings["VOXLOG_WEBHOOK_SECRET"] && SECRET };
    expect(readWebhookSettings({ ...settings, ...secret })?.url).toBe(settings["VOXLOG_WEBHOOK_URL"]);
  },
);

type ReceivedRequest = { path: string; headers: IncomingHttpHeaders; body: string };

async function startReceiver() {
  const receiver = {
    requests: [] as ReceivedRequest[],
    answer: (_request: ReceivedRequest, response: ServerResponse) => void response.writeHead(204).end(),
  };
  const server = await listen(async (incoming, response) => {
    const request = { path: incoming.url ?? "", headers: incoming.headers, body: await text(incoming) };
    receiver.requests.push(request);
    receiver.answer(request, response);
  });
  return Object.assign(receiver, server);
}
