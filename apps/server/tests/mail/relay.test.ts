import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { loadMailTexts } from "@voxlog/i18n/mail";
import { leadFields } from "@voxlog/product";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { SmtpServer } from "../../mail/deliver.ts";
import type { LeadMail } from "../../mail/letters.ts";
import { type MailRelay, startMailRelay } from "../../mail/relay.ts";
import { signup } from "../samples.ts";
import { CERTIFICATE, KEY } from "./certificate.ts";
import { LET_GO, type MailServer, PASSWORD, startMailServer } from "./mail-server.ts";

const mail: LeadMail = {
  id: "abcdefghijklmno",
  kind: "lead",
  language: "en",
  collection: "signups",
  received: Date.UTC(2026, 10, 21, 9, 30),
  lead: signup(),
};

let closing: { close(): void }[];
beforeEach(() => {
  closing = [];
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const relay of closing) relay.close();
});

async function relayTo(
  server: MailServer,
  smtp: Partial<SmtpServer> = {},
  limit?: number,
): Promise<MailRelay> {
  const settings = {
    leadsTo: "owner@voxlog.test",
    from: "site@voxlog.test",
    site: "https://www.example.com",
    ownersLanguage: "nl",
    mailsPerHour: 30,
    asksForCodes: true,
    smtp: { host: "127.0.0.1", port: server.port, tls: "off", account: undefined, ...smtp },
  } as const;
  const relay = await startMailRelay(settings, limit);
  closing.push(relay);
  return relay;
}

async function hand(relay: MailRelay, body: object = mail): Promise<Record<string, unknown>> {
  const response = await fetch(relay.url, { method: "POST", body: JSON.stringify([body]) });
  const [outcome] = (await response.json()) as Record<string, unknown>[];
  return outcome ?? {};
}

describe("a mail server that works", () => {
  test("gets the owner's mail with all fields of the lead, to be answered to the visitor", async () => {
    await using server = await startMailServer();
    const labels = (await loadMailTexts("nl")).lead.fields;
    expect(await hand(await relayTo(server))).toEqual({ sent: true });
    const [received] = server.mails;
    expect(received).toMatchObject({ from: "site@voxlog.test", to: ["owner@voxlog.test"] });
    expect(received?.headers.get("subject")).toEqual(["Nieuwe aanmelding: Voorbeeld BV"]);
    expect(received?.headers.get("reply-to")).toEqual(["ada@example.com"]);
    expect(received?.headers.get("message-id")).toEqual(["<abcdefghijklmno@voxlog.test>"]);
    expect(received?.text).toBe(
      [
        "Voorbeeld BV heeft zich aangemeld.",
        [
          ...leadFields.signups.map(({ name }) => `${labels[name]}: ${mail.lead[name]}`),
          "Ontvangen: zaterdag 21 november 2026 om 10:30",
        ].join("\n"),
        "De site belooft contact binnen 24 uur: uiterlijk zondag 22 november 2026 om 10:30.",
        "Je antwoord op deze mail gaat naar ada@example.com.",
      ].join("\n\n"),
    );
  });

  test("gets a visitor's confirmation in the visitor's language, with nothing in it that was typed", async () => {
    await using server = await startMailServer();
    const typed = { ...mail, kind: "confirmation", lead: { ...signup(), firstName: "WIN at evil.example" } };
    await hand(await relayTo(server), typed);
    const [received] = server.mails;
    expect(received?.to).toEqual(["ada@example.com"]);
    expect(received?.headers.get("reply-to")).toEqual(["owner@voxlog.test"]);
    expect(received?.headers.get("auto-submitted")).toEqual(["auto-generated"]);
    expect(received?.text).toMatch(/^Thank you for signing up! We will contact you within 24 hours\./);
    expect(received?.raw).not.toMatch(/evil|Voorbeeld|Vries/);
  });

  test("is told who mails, with the password", async () => {
    await using server = await startMailServer({ authOptional: false });
    const relay = await relayTo(server, { account: { user: "voxlog", password: PASSWORD } });
    expect(await hand(relay)).toEqual({ sent: true });
    expect(server.users).toEqual(["voxlog"]);
  });
});

describe("what a visitor typed", () => {
  test("starts no header and no line of its own", async () => {
    await using server = await startMailServer();
    const evil = "Acme\r\nBcc: everybody@example.com\r\n\r\n<h1>Body</h1>";
    await hand(await relayTo(server), { ...mail, lead: { ...signup(), company: evil, firstName: evil } });
    const [received] = server.mails;
    expect(received?.to).toEqual(["owner@voxlog.test"]);
    expect(received?.headers.has("bcc")).toBe(false);
    expect(received?.headers.get("subject")?.join()).toContain("Acme Bcc: everybody@example.com");
    expect(received?.text).not.toMatch(/^(Bcc|<h1>)/m);
  });

  test.each([
    "ada@example.com,all@example.com",
    "ada@example.com <all@example.com>",
    '"a, all@example.com"@x.example',
  ])("adds nobody by an address that can be read as two: %s", async (email) => {
    await using server = await startMailServer();
    const relay = await relayTo(server);
    const lead = { ...signup(), email };
    expect(await hand(relay, { ...mail, kind: "confirmation", lead })).toMatchObject({ refused: true });
    expect(await hand(relay, { ...mail, lead })).toEqual({ sent: true });
    expect(server.mails.map(({ to, headers }) => [to, headers.get("reply-to")])).toEqual([
      [["owner@voxlog.test"], undefined],
    ]);
  });

  test("is read as it stands: not decoded, not turned round, and with nothing in it that is not seen", async () => {
    await using server = await startMailServer();
    const encoded = "=?utf-8?B?QmFuaw==?=";
    const company = `${encoded} \u202Egnp.exe\u202C Pay\u200BPal`;
    const email = "ada@exam\u200Bple.com";
    await hand(await relayTo(server), {
      ...mail,
      lead: { ...signup(), company, email, firstName: "\u05D0\u05D3\u05D4" },
    });
    const [received] = server.mails;
    const subject = received?.headers.get("subject")?.join() ?? "";
    expect(subject).toBe("Nieuwe aanmelding: = ?utf-8?B?QmFuaw== ?= gnp.exe PayPal");
    expect(received?.text).not.toMatch(/[\u200B\u202E]|=\?utf-8/);
    expect(received?.text).toContain("\u2068\u05D0\u05D3\u05D4\u2069");
    expect(received?.headers.has("reply-to")).toBe(false);
    expect(received?.raw).not.toContain(encoded);
  });

  test("is text in the HTML, not markup", async () => {
    await using server = await startMailServer();
    const company = `<img src=x onerror="alert(1)"> & <script>alert('x')</script>`;
    await hand(await relayTo(server), { ...mail, lead: { ...signup(), company } });
    const html = server.mails[0]?.html;
    expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &lt;script&gt;");
    expect(html).not.toMatch(/<(img|script)/);
  });
});

describe("a mail server that does not take the mail", () => {
  test.each([
    ["refuses", "lead", { error: expect.stringContaining("554") }],
    ["refuses for now", "lead", { error: expect.stringContaining("451") }],
    ["refuses for now", "confirmation", { error: expect.stringContaining("451") }],
    ["refuses", "confirmation", { error: expect.stringContaining("554"), refused: true }],
    ["refuses the recipient", "confirmation", { error: expect.stringContaining("550"), refused: true }],
    ["refuses the recipient", "lead", { error: expect.stringContaining("550") }],
  ] as const)("and %s a %s has its answer passed on", async (manner, kind, outcome) => {
    await using server = await startMailServer();
    server.manner = manner;
    expect(await hand(await relayTo(server), { ...mail, kind })).toEqual(outcome);
  });

  test("and never answers is given up after the time limit", async () => {
    await using server = await startMailServer();
    server.manner = "hangs";
    expect(await hand(await relayTo(server, {}, 300))).toEqual({ error: "No answer in time." });
  });

  test("and lets go of it, but takes others, is not out of reach", async () => {
    await using server = await startMailServer();
    server.manner = "lets go of some";
    const relay = await relayTo(server);
    const lead = { ...signup(), company: LET_GO };
    expect(await hand(relay, { ...mail, lead })).toEqual({ error: "Connection closed unexpectedly" });
    expect(await hand(relay)).toEqual({ sent: true });
  });

  test("and is down counts as out of reach", async () => {
    const server = await startMailServer();
    await server.stop();
    expect(await hand(await relayTo(server))).toMatchObject({
      error: expect.stringContaining("ECONNREFUSED"),
      unreachable: true,
    });
  });

  test("and knows another password counts as out of reach, with the password in no message", async () => {
    await using server = await startMailServer({ authOptional: false });
    const relay = await relayTo(server, { account: { user: "voxlog", password: "an old one" } });
    const outcome = await hand(relay);
    expect(outcome).toMatchObject({ error: expect.stringContaining("535"), unreachable: true });
    expect(JSON.stringify([outcome, vi.mocked(process.stderr.write).mock.calls])).not.toContain("an old one");
  });
});

describe("a connection with TLS", () => {
  const known = getCACertificates();
  beforeEach(() => setDefaultCACertificates([...known, CERTIFICATE]));
  afterEach(() => setDefaultCACertificates(known));

  test.each([
    ["from the first byte", "tls", { secure: true }],
    ["after asking for it", "starttls", { hideSTARTTLS: false, allowInsecureAuth: false }],
  ] as const)("%s carries password and mail", async (_, tls, options) => {
    await using server = await startMailServer({ key: KEY, cert: CERTIFICATE, ...options });
    const relay = await relayTo(server, { tls, account: { user: "voxlog", password: PASSWORD } });
    expect(await hand(relay)).toEqual({ sent: true });
    expect([server.users, server.mails.length]).toEqual([["voxlog"], 1]);
  });
});

describe("a connection that is not safe", () => {
  const account = { user: "voxlog", password: PASSWORD };

  test("without TLS, where it was asked for, carries neither password nor mail", async () => {
    await using server = await startMailServer();
    expect(await hand(await relayTo(server, { tls: "starttls", account }))).toMatchObject({
      unreachable: true,
    });
    expect([server.users, server.begun]).toEqual([[], 0]);
  });

  test("with a certificate that nobody vouches for carries neither password nor mail", async () => {
    await using server = await startMailServer({ hideSTARTTLS: false, key: KEY, cert: CERTIFICATE });
    expect(await hand(await relayTo(server, { tls: "starttls", account }))).toMatchObject({
      unreachable: true,
    });
    expect([server.users, server.begun]).toEqual([[], 0]);
  });
});

describe("the relay", () => {
  test("answers nobody who does not know its whole address", async () => {
    await using server = await startMailServer();
    const { origin } = new URL((await relayTo(server)).url);
    expect((await fetch(origin, { method: "POST", body: JSON.stringify(mail) })).status).toBe(404);
    expect(server.begun).toBe(0);
  });

  test("says so when it cannot read what it is handed, and goes on", async () => {
    await using server = await startMailServer();
    const relay = await relayTo(server);
    expect(await hand(relay, [])).toEqual({ error: expect.any(String) });
    expect(await hand(relay)).toEqual({ sent: true });
  });
});
