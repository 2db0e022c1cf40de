import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { brand, storedFieldNames } from "@voxlog/product";
import { loadMailTexts } from "@voxlog/texts/mail";
import { generate } from "selfsigned";
import { afterAll, afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { type ClaimedLead, confirmationEmail, ownerEmail } from "../../mail/emails.ts";
import { type MailSettings, readMailSettings, type SmtpServer } from "../../mail/mail-settings.ts";
import { sendLead } from "../../mail/send-due-emails.ts";
import { demoRequest, origin, signup } from "../samples.ts";
import { type MailServer, mailVariables, PASSWORD, startMailServer } from "./mail-server.ts";

const mail: ClaimedLead = {
  ...{ id: "abcdefghijklmno", kind: "lead", tries: 1 },
  language: "en",
  collection: "signups",
  received: Date.UTC(2026, 10, 21, 9, 30),
  lead: { ...signup(), ...origin },
};

const server = await startMailServer();
afterAll(() => server.stop());
beforeEach(() => {
  Object.assign(server, { manner: "takes", emails: [], begun: 0 });
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
});
afterEach(() => vi.restoreAllMocks());

function sendTo(server: MailServer, sent: object = mail, smtp: Partial<SmtpServer> = {}, limit?: number) {
  const variables = { ...mailVariables(server), VOXLOG_MAIL_FROM: "site@voxlog.test" };
  const settings = readMailSettings(variables) as MailSettings;
  const withSmtp = { ...settings, smtp: { ...settings.smtp, ...smtp } };
  return sendLead(sent as ClaimedLead, withSmtp, new AbortController().signal, limit);
}

test("the owner's email lists the lead's fields and source, and replies go to the visitor", async () => {
  const labels = (await loadMailTexts("nl")).lead.fields;
  expect(await sendTo(server)).toEqual({ sent: true });
  const [received] = server.emails;
  expect(received).toMatchObject({ from: "site@voxlog.test", to: ["owner@voxlog.test"] });
  expect(received?.headers.get("subject")).toBe("Nieuwe aanmelding: Voorbeeld BV");
  expect(received?.headers.get("reply-to")).toBe("ada@example.com");
  expect(received?.headers.get("message-id")).toBe("<abcdefghijklmno@voxlog.test>");
  expect(received?.text).toBe(
    [
      "Voorbeeld BV heeft zich aangemeld.",
      [
        ...storedFieldNames(["signups"])
          .filter((name) => name !== "openedBy" && name !== "language")
          .map((name) => `${labels[name]}: ${mail.lead[name]}`),
        "Formulier geopend via: het abonnement Teams",
        "Taal: Engels",
        "Ontvangen: zaterdag 21 november 2026 om 10:30",
      ].join("\n"),
      "De site belooft contact binnen 24 uur: uiterlijk zondag 22 november 2026 om 10:30.",
      "Je antwoord op deze mail gaat naar ada@example.com.",
    ].join("\n\n"),
  );
});

test("a confirmation is in the visitor's language and contains nothing they typed", async () => {
  const typed = { ...mail, kind: "confirmation", lead: { ...signup(), firstName: "WIN at evil.example" } };
  await sendTo(server, typed);
  const [received] = server.emails;
  expect(received?.to).toEqual(["ada@example.com"]);
  expect(received?.headers.get("reply-to")).toBe("owner@voxlog.test");
  expect(received?.headers.get("auto-submitted")).toBe("auto-generated");
  expect(received?.text).toMatch(/^Thank you for signing up! We will contact you within 24 hours\./);
  expect(received?.raw).not.toMatch(/evil|Voorbeeld|Vries/);
});

test("typed text can't start a header or a line", async () => {
  const evil = "Acme\r\nBcc: everybody@example.com\r\n\r\n<h1>Body</h1>";
  await sendTo(server, { ...mail, lead: { ...signup(), company: evil, firstName: evil } });
  const [received] = server.emails;
  expect(received?.to).toEqual(["owner@voxlog.test"]);
  expect(received?.headers.has("bcc")).toBe(false);
  expect(received?.headers.get("subject")).toContain("Acme Bcc: everybody@example.com");
  expect(received?.text).not.toMatch(/^(Bcc|<h1>)/m);
});

test.each([
  "ada@example.com,all@example.com",
  "ada@example.com <all@example.com>",
  '"a, all@example.com"@x.example',
])("an address that can be read as two adds no recipient: %s", async (email) => {
  const lead = { ...signup(), email };
  expect(await sendTo(server, { ...mail, kind: "confirmation", lead })).toMatchObject({ rejected: true });
  expect(await sendTo(server, { ...mail, lead })).toEqual({ sent: true });
  expect(server.emails.map(({ to, headers }) => [to, headers.get("reply-to")])).toEqual([
    [["owner@voxlog.test"], null],
  ]);
});

test("typed text isn't decoded or reversed, and invisible characters are removed", async () => {
  const encoded = "=?utf-8?B?QmFuaw==?=";
  const company = `${encoded} \u202Egnp.exe\u202C Pay\u200BPal`;
  const email = "ada@exam\u200Bple.com";
  await sendTo(server, { ...mail, lead: { ...signup(), company, email, firstName: "\u05D0\u05D3\u05D4" } });
  const [received] = server.emails;
  const subject = received?.headers.get("subject") ?? "";
  expect(subject).toBe("Nieuwe aanmelding: = ?utf-8?B?QmFuaw== ?= gnp.exe PayPal");
  expect(received?.text).not.toMatch(/[\u200B\u202E]|=\?utf-8/);
  expect(received?.text).toContain("\u2068\u05D0\u05D3\u05D4\u2069");
  expect(received?.headers.has("reply-to")).toBe(false);
  expect(received?.raw).not.toContain(encoded);
});

test("typed text is escaped in the HTML", async () => {
  const company = `<img src=x onerror="alert(1)"> & <script>alert('x')</script>`;
  await sendTo(server, { ...mail, lead: { ...signup(), company } });
  const html = server.emails[0]?.html;
  expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &lt;script&gt;");
  expect(html).not.toMatch(/<(img|script)/);
});

test.each([
  ["rejects", "lead", { error: expect.stringContaining("554") }],
  ["rejects for now", "lead", { error: expect.stringContaining("451") }],
  ["rejects for now", "confirmation", { error: expect.stringContaining("451") }],
  ["rejects", "confirmation", { error: expect.stringContaining("554"), rejected: true }],
  ["rejects the recipient", "confirmation", { error: expect.stringContaining("550"), rejected: true }],
  ["rejects the recipient", "lead", { error: expect.stringContaining("550") }],
] as const)(
  "the mail server's answer is passed on when it %s a %s, and a lead's is logged without it",
  async (manner, kind, outcome) => {
    server.manner = manner;
    expect(await sendTo(server, { ...mail, kind })).toEqual(outcome);
    const logged = "An email about a lead isn't sent yet. The outbox in the admin says why.\n";
    expect(vi.mocked(process.stderr.write).mock.calls).toEqual(kind === "lead" ? [[logged]] : []);
  },
);

test.each([
  ["hangs", { unsure: true }],
  ["hangs at sign-in", { unreachable: true }],
] as const)("a mail server that %s times out", async (manner, outcome) => {
  server.manner = manner;
  const error = "The mail server didn't answer in time.";
  expect(await sendTo(server, mail, { account }, 300)).toEqual({ error, ...outcome });
});

test("a mail server that rejects the password counts as unreachable, and no message contains the password", async () => {
  await using server = await startMailServer({ authOptional: false });
  const account = { user: "voxlog", password: "an old one" };
  const outcome = await sendTo(server, mail, { account });
  expect(outcome).toMatchObject({ error: expect.stringContaining("535"), unreachable: true });
  expect(JSON.stringify([outcome, vi.mocked(process.stderr.write).mock.calls])).not.toContain("an old one");
});

const { private: KEY, cert: CERTIFICATE } = await generate([{ name: "commonName", value: "localhost" }], {
  extensions: [{ name: "subjectAltName", altNames: [{ type: 7, ip: "127.0.0.1" }] }],
});

const known = getCACertificates();
test.each([
  ["from the first byte", "tls", { secure: true }],
  ["after asking for it", "starttls", { hideSTARTTLS: false, allowInsecureAuth: false }],
] as const)("a connection with TLS %s carries password and mail", async (_, tls, options) => {
  setDefaultCACertificates([...known, CERTIFICATE]);
  onTestFinished(() => setDefaultCACertificates(known));
  await using server = await startMailServer({ key: KEY, cert: CERTIFICATE, ...options });
  expect(await sendTo(server, mail, { tls, account })).toEqual({ sent: true });
  expect([server.users, server.emails.length]).toEqual([["voxlog"], 1]);
});

const account = { user: "voxlog", password: PASSWORD };

test.each([
  ["without TLS", {}],
  ["with an untrusted certificate", { hideSTARTTLS: false, key: KEY, cert: CERTIFICATE }],
])("a connection %s carries neither password nor email", async (_, options) => {
  await using server = await startMailServer(options);
  expect(await sendTo(server, mail, { tls: "starttls", account })).toMatchObject({ unreachable: true });
  expect([server.users, server.begun]).toEqual([[], 0]);
});

async function replyTo(lead: ClaimedLead): Promise<{ to: string; subject: string; body: string }> {
  const { paragraphs } = await ownerEmail(lead, "owner@voxlog.test", "nl");
  const link = paragraphs.find((each) => typeof each === "object" && "url" in each) as { url: string };
  const { pathname, searchParams } = new URL(link.url.replaceAll("+", "%2B"));
  const [subject, body, ...others] = searchParams.values();
  expect(others).toEqual([]);
  return { to: decodeURIComponent(pathname), subject: String(subject), body: String(body) };
}

test("the owner's email links to a reply in the visitor's language, which asks for a time", async () => {
  expect(await replyTo(mail)).toMatchObject({
    to: "ada@example.com",
    subject: "Your Voxlog signup",
    body: expect.stringMatching(/^Hi Ada,\r\n\r\nThank you.* Voxlog can do for Voorbeeld BV\.\r\n\r\nWhen/),
  });
});

test("a reply and the confirmation have the booking link, if there is one", async () => {
  const { bookingUrl } = brand.contact;
  const link = { link: expect.any(String), url: "https://cal.example/voxlog" };
  const request = { ...mail, collection: "demo_requests", language: "nl", lead: demoRequest() } as const;
  const confirmation = () => confirmationEmail(request, "owner@voxlog.test", "https://voxlog.example");
  expect((await confirmation()).paragraphs).not.toContainEqual(link);
  Object.assign(brand.contact, { bookingUrl: link.url });
  onTestFinished(() => void Object.assign(brand.contact, { bookingUrl }));
  expect((await replyTo(request)).body).toContain(link.url);
  expect((await confirmation()).paragraphs).toContainEqual(link);
});

test("an address can't add a recipient or a text to the reply", async () => {
  const email = "a?bcc=all%40x&body=y@example.com";
  expect(await replyTo({ ...mail, lead: { ...signup(), email } })).toMatchObject({
    to: email,
    body: expect.stringContaining("Hi Ada"),
  });
});
