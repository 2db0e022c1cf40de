import { expect, test } from "vitest";
import { FACTS } from "../../webhook/facts.ts";
import { readTemplate } from "../../webhook/template.ts";
import { readWebhookSettings } from "../../webhook/webhook-settings.ts";

const SECRET = `whsec_${Buffer.alloc(32, "s").toString("base64")}`;
const complete = { VOXLOG_WEBHOOK_URL: "https://hooks.example.com/leads", VOXLOG_WEBHOOK_SECRET: SECRET };
const fill = (text: string, facts: Record<string, string>) => readTemplate(text, FACTS).fill(facts);

test("no webhook is configured without its address", () => {
  expect(readWebhookSettings({})).toBeUndefined();
});

test.each([
  "https://hooks.example.com/leads",
  "http://127.0.0.1:5678/webhook/leads",
  "http://[::1]:5678/webhook",
])("leads may be sent to %s", (url) => {
  expect(readWebhookSettings({ ...complete, VOXLOG_WEBHOOK_URL: url })?.url).toBe(url);
});

test.each([
  ["an address that others can read", { VOXLOG_WEBHOOK_URL: "http://hooks.example.com/" }, "https://"],
  ["an address that only looks local", { VOXLOG_WEBHOOK_URL: "http://127.0.0.1.example.com/" }, "https://"],
  ["a file", { VOXLOG_WEBHOOK_URL: "file:///etc/passwd" }, "https://"],
  ["no address", { VOXLOG_WEBHOOK_URL: "" }, "VOXLOG_WEBHOOK_URL isn't"],
  ["no secret", { VOXLOG_WEBHOOK_SECRET: "" }, "openssl rand -base64 32"],
  ["a secret that can be guessed", { VOXLOG_WEBHOOK_SECRET: "whsec_AAAA" }, "openssl rand -base64 32"],
  ["a header without a value", { VOXLOG_WEBHOOK_HEADER: "Authorization:" }, "VOXLOG_WEBHOOK_HEADER"],
  ["a header with a line break", { VOXLOG_WEBHOOK_HEADER: "X-A: a\r\nX-B: b" }, "VOXLOG_WEBHOOK_HEADER"],
  ["a body of unknown facts", { VOXLOG_WEBHOOK_BODY: '{"a":"{{postal}}"}' }, "{{postal}} isn't a fact"],
  ["a body of broken JSON", { VOXLOG_WEBHOOK_BODY: '{"a":"{{email}}",}' }, "_BODY can't be used"],
])(
  "a webhook with %s is rejected before the server starts, with a helpful message",
  (_, variables, message) => {
    const read = () => readWebhookSettings({ ...complete, ...variables });
    expect(read).toThrow(message);
    expect(read).not.toThrow(SECRET);
  },
);

test("a body template escapes values and omits empty ones", () => {
  const facts = { email: 'a"}@b.example', lastName: "", company: "A & B=C", phone: "" };
  const json = '{"id":"{{email}}","n":"{{lastName|company}}","p":[{"v":"{{phone}}"}],"x":[1,"{{phone}}"]}';
  expect(JSON.parse(fill(json, facts))).toEqual({ id: 'a"}@b.example', n: "A & B=C", x: [1] });
  expect(fill("oid=00D&last_name={{lastName|company}}&phone={{phone}}&email={{email}}", facts)).toBe(
    "oid=00D&last_name=A+%26+B%3DC&email=a%22%7D%40b.example",
  );
});
