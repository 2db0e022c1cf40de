import { createHash } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createProofCheck } from "../../leads/proof-of-work.ts";
import { demoRequest, signup, signupOf } from "../samples.ts";
import { afterJob, createRecord, holdEmails, ownServer, send, skipDelays } from "../server.ts";
import { mailVariables, startMailServer } from "./mail-server.ts";

type Mail = { kind: string; status: string; held: string; bundled: boolean } & Record<
  "repeats" | "tries",
  number
>;

const mailServer = await startMailServer();
afterAll(() => mailServer.stop());
const server = await ownServer({
  env: { ...mailVariables(mailServer), VOXLOG_CONFIRM_LEADS: "on", VOXLOG_MAILS_PER_HOUR: "3" },
});
const releaseEmails = holdEmails(server);
beforeEach(() => {
  server.empty();
  Object.assign(mailServer, { manner: "takes", emails: [] });
});

const signUp = (lead: object) => send(`${server.url}/api/collections/signups/records`, "POST", lead);
const outbox = () => server.admin.rows<Mail>("outbox");
const subjects = () =>
  mailServer.emails
    .filter(({ to }) => to[0] === "owner@voxlog.test")
    .map(({ headers }) => headers.get("subject"));

test("a lead sent six times is stored once with its count, and acknowledged each time", async () => {
  const answers = [];
  const lead = { ...signup(), lastName: "de Vries-Jörg", email: "jörg@example.com" };
  const shouted = { ...lead, lastName: lead.lastName.toUpperCase(), email: lead.email.toUpperCase() };
  for (let i = 0; i < 6; i++) answers.push(await signUp(i % 2 ? lead : shouted));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const stored = await server.admin.rows("signups");
  expect(stored).toHaveLength(1);
  expect(new Set(answers.map(({ body }) => body["id"]))).toEqual(new Set([stored[0]?.id]));
  expect(await outbox()).toMatchObject([{ kind: "lead", repeats: 5 }, { kind: "confirmation" }]);
  // Sending another person's details doesn't reveal when they were here.
  const last = answers.at(-1)?.body;
  expect(Object.keys(last ?? {})).toEqual(Object.keys(answers[0]?.body ?? {}));
  expect(Date.parse(String(last?.["created"]))).toBeGreaterThan(Date.parse(stored[0]?.created ?? ""));
  expect((await signUp({ ...signup(), id: "aaaaaaaaaaaaaaa" })).status).toBe(400);
});

test.each<[held: string, more: object]>([
  ["trap", { website: "https://spam.example", took: 9000 }],
  ["quick", { took: 80 }],
  ...[{}, { took: 5000 }, { took: "soon" }, { website: "" }].map((more): [string, object] => ["", more]),
])(
  "a lead that looks automated is stored and held back with the reason, others aren't: %j for %o",
  async (held, more) => {
    expect((await signUp({ ...signup(), ...more })).status).toBe(200);
    expect(await server.admin.rows("signups")).toHaveLength(1);
    const confirmations = held ? [] : [{ kind: "confirmation" }];
    expect(await outbox()).toMatchObject([{ kind: "lead", held, bundled: held !== "" }, ...confirmations]);
  },
);

test("leads beyond the hourly email limit are all listed in one digest, with the held ones", async () => {
  for (let i = 0; i < 8; i++) await signUp({ ...signupOf(i), company: `Company ${i}` });
  const spam = { ...signupOf("bot"), company: "Buy now", website: "https://spam.example" };
  for (let i = 0; i < 2; i++) await signUp(spam);
  releaseEmails();
  const unsent = async () => (await outbox()).filter(({ status }) => status !== "sent").length;
  await expect.poll(() => afterJob(server, unsent)).toBe(0);
  expect(subjects()).toHaveLength(4);
  expect(subjects().slice(0, 3).sort()).toEqual([0, 1, 2].map((i) => `Nieuwe aanmelding: Company ${i}`));
  const digest = mailServer.emails.find(({ text }) => text.includes("Company 7"))?.text ?? "";
  for (const i of [3, 4, 5, 6, 7]) expect(digest).toContain(`Company ${i} · ada.${i}@example.com`);
  expect(digest).toContain(
    "Buy now · ada.bot@example.com · vulde een veld in dat bezoekers niet zien · nog 1× verstuurd",
  );

  await signUp({ ...signupOf("later") });
  await expect
    .poll(() => afterJob(server, outbox))
    .toContainEqual(expect.objectContaining({ status: "waiting", bundled: true }));
  expect(subjects()).toHaveLength(4);
});

const statuses = async () => (await outbox()).map(({ status }) => status);
const received = () =>
  mailServer.emails
    .filter(({ to }) => to[0]?.startsWith("ada@"))
    .map(({ headers }) => headers.get("subject"));

test.each([
  ["nl", "Je aanmelding bij Voxlog"],
  ["en", "Your Voxlog signup"],
])("with confirmations on, a visitor gets one in the page's language: %s", async (language, subject) => {
  const headers = { "Accept-Language": language };
  await createRecord(server, "signups", signup(), { headers });
  await expect.poll(() => afterJob(server, () => statuses())).toEqual(["sent", "sent"]);
  expect(received()).toEqual([subject]);
});

test("with confirmations on, an address gets one a day, regardless of the number of forms", async () => {
  for (const [company, email] of Object.entries({ Ada: "ada@café.example", Byron: "ADA@CAFÉ.example" })) {
    await createRecord(server, "signups", { ...signup(), company, email });
    await createRecord(server, "demo_requests", { ...demoRequest(), company, email });
  }
  const kinds = async () => (await outbox()).map(({ kind }) => kind).sort();
  await expect.poll(() => afterJob(server, kinds)).toEqual(["confirmation", ...Array(4).fill("lead")]);
  await expect.poll(() => afterJob(server, received)).toHaveLength(1);
});

test("after the server's clock was ahead, leads from that time and later ones are emailed at once", async () => {
  const unsent = async () => (await statuses()).filter((status) => status !== "sent");
  const future = "'2126-01-01 00:00:00.000Z'";
  const signUpAll = async (...names: string[]) => {
    for (const name of names) await signUp(signupOf(name));
    await signUp({ ...signupOf("bot"), website: "https://spam.example" });
    server.sql(`UPDATE outbox SET due = ${future} WHERE status = 'waiting'`);
    await expect.poll(() => afterJob(server, unsent)).toEqual([]);
  };
  await signUpAll("a", "b", "c");
  for (const table of ["signups", "outbox"])
    server.sql(`UPDATE ${table} SET created = ${future}, updated = ${future}`);
  mailServer.emails = [];
  await signUpAll("a", "b");
  expect(mailServer.emails.map(({ to }) => to[0]).sort()).toEqual([
    ...["ada.a@example.com", "ada.b@example.com"],
    ...["owner@voxlog.test", "owner@voxlog.test", "owner@voxlog.test"],
  ]);
});

test("with confirmations on, a mailbox that doesn't exist isn't emailed again", async () => {
  mailServer.manner = "rejects the recipient";
  await createRecord(server, "signups", signup());
  await expect.poll(() => afterJob(server, () => statuses())).toEqual(["waiting", "failed"]);
});

test("with confirmations on, one whose acceptance the mail server never reports arrives at most twice", async () => {
  mailServer.manner = "takes and drops";
  await createRecord(server, "signups", signup());
  const triesOfLead = async () => {
    skipDelays(server);
    return (await afterJob(server, outbox)).find(({ kind }) => kind === "lead")?.tries;
  };
  await expect.poll(triesOfLead).toBeGreaterThan(4);
  expect(received()).toHaveLength(2);
});

type Challenge = { challenge: string; maxnumber: number; salt: string; signature: string };

const demanding = await ownServer({ env: { VOXLOG_PROOF_OF_WORK: "on" } });

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

function answer(challenge: Challenge): string {
  let number = 0;
  while (sha256(challenge.salt + number) !== challenge.challenge) number++;
  return encode({ ...challenge, number });
}
const encode = (proof: object) => Buffer.from(JSON.stringify(proof)).toString("base64");

async function signUpWith(who: string, altcha?: string, headers: Record<string, string> = {}) {
  const body = { ...signupOf(who), ...(altcha && { altcha }) };
  const response = await send(`${demanding.url}/api/collections/signups/records`, "POST", body, headers);
  return response as { status: number; body: { message?: string; challenge: Challenge } };
}

test("a lead without proof of work gets a challenge, whose answer is accepted once", async () => {
  const rejected = await signUpWith("ada");
  expect(rejected).toMatchObject({ status: 428, body: { message: expect.stringContaining("missing") } });
  const proof = answer(rejected.body.challenge);
  expect(await signUpWith("ada", proof)).toMatchObject({ status: 200 });
  expect(await signUpWith("bob", proof)).toMatchObject({
    status: 428,
    body: { message: expect.stringContaining("used before") },
  });
  expect(await demanding.admin.rows("signups")).toHaveLength(1);
});

test("a lead that claims to be checked is rejected, in any spelling of the header", async () => {
  for (const name of ["X-Voxlog-Lead", "x-voxlog-lead", "X_Voxlog_Lead", "X-Voxlog_Lead"]) {
    const claim = { [name]: '{"held":"","language":"nl"}' };
    expect(await signUpWith(`ada.${name}`, undefined, claim), name).toMatchObject({ status: 428 });
  }
});

test.each([
  ["isn't a proof", () => "{"],
  ["has an object in place of a text", () => encode({ number: 1, salt: { toString: 1 } })],
  ["names a number that is wrong", (challenge: Challenge) => encode({ ...challenge, number: -1 })],
  [
    "answers a forged challenge",
    ({ salt, signature }: Challenge) => encode({ salt, number: 1, challenge: sha256(`${salt}1`), signature }),
  ],
  [
    "answers a challenge whose expiry was extended with digits of the number",
    (challenge: Challenge) => {
      const { number } = JSON.parse(Buffer.from(answer(challenge), "base64").toString());
      const [first, ...rest] = String(number);
      return encode({ ...challenge, salt: challenge.salt + first, number: Number(rest.join("")) });
    },
  ],
])("a lead whose proof of work %s is rejected", async (_, proofOf) => {
  const { challenge } = (await signUpWith("eve")).body;
  const rejected = await signUpWith("eve", proofOf(challenge));
  expect(rejected).toMatchObject({ status: 428, body: { message: expect.stringContaining("wrong") } });
});

test("a proof of work expires ten minutes after its challenge", () => {
  let now = Date.now();
  const check = createProofCheck(() => now);
  const prove = () =>
    answer((check(undefined)?.body as { challenge: Challenge } | undefined)?.challenge as Challenge);
  const [first, second] = [prove(), prove()];
  now += 599_000;
  expect(check(first)).toBeUndefined();
  now += 3000;
  expect(check(second)?.body).toMatchObject({ message: expect.stringContaining("too old") });
});
