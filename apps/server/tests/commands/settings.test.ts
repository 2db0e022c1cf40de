import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brand } from "@voxlog/product";
import { freePort } from "@voxlog/testing/free-port";
import { temporaryFolder } from "@voxlog/testing/temporary-folder";
import { expect, test, vi } from "vitest";
import {
  allowedOrigins,
  defaultDataFolder,
  readAddress,
  readProxyHeader,
  warnOfIdentity,
} from "../../configuration/environment.ts";
import { redirectToHttps } from "../../front/tls/redirect-to-https.ts";
import { readMailSettings } from "../../mail/mail-settings.ts";
import { makeKeyPair } from "../../ops/backups/encryption.ts";
import { readWatchSettings } from "../../ops/settings.ts";
import { readWebhookSettings } from "../../webhook/webhook-settings.ts";
import { sendLines } from "../server.ts";

test("a server listens only on this machine unless HOST is another address", () => {
  expect(readAddress({}).host).toBe("127.0.0.1");
  for (const host of ["0.0.0.0", "::"]) expect(readAddress({ HOST: host }).host).toBe(host);
  expect(() => readAddress({ HOST: "example.com" })).toThrow('HOST is "example.com".');
  expect(() => readAddress({ VOXLOG_DOMAIN: "x.example", PORT: "80" })).toThrow("are both 80");
});

test.each([
  ...["https://www.example.com", "www.example.com:443", "www.example.com/", "localhost", "192.0.2.1"],
  "a b.nl",
])("the variable VOXLOG_DOMAIN isn't a domain when it is '%s'", (VOXLOG_DOMAIN) => {
  const ports = { PORT: "58443", HTTP_PORT: "58080" };
  expect(() => readAddress({ ...ports, VOXLOG_DOMAIN })).toThrow("isn't a domain");
});

test.each([
  ["www.example.com", "/pricing?a=1", "https://www.example.com/pricing?a=1"],
  ["evil.example", "/pricing", "https://www.example.com/pricing"],
  ["evil.example", "http://evil.example/x", "https://www.example.com/"],
  ["evil.example", "//evil.example", "https://www.example.com//evil.example"],
])("a request without TLS to %s for %s redirects to our domain only", async (host, path, location) => {
  const port = await freePort();
  await using _server = await redirectToHttps(port, "www.example.com", new Map());
  const answer = await sendLines({ url: `http://127.0.0.1:${port}` }, path, { lines: [["Host", host]] });
  expect([answer.status, answer.headers.location]).toEqual([301, location]);
});

const own = "https://api.example.com";

const [site, demo, preview] = ["https://www.example.com", "https://demo.example.com", "https://x.example"];

test.each([
  ["nothing else when everything is on it", {}, []],
  ["a site and demo hosted elsewhere", { VITE_SITE_URL: `${site}/`, VITE_DEMO_URL: demo }, [site, demo]],
  ["further ones, without duplicates", { ALLOWED_ORIGINS: `${preview}, ${own}` }, [preview]],
])("the server's own origin may read the API's answers, and %s", (_, env, others) => {
  expect(allowedOrigins(env, own)).toEqual([own, ...others]);
});

test.each(["www.example.com", "https://www.example.com/", "https://*.example.com", "null"])(
  "ALLOWED_ORIGINS rejects '%s', which isn't an origin",
  (origin) => {
    expect(() => allowedOrigins({ ALLOWED_ORIGINS: origin }, own)).toThrow(`has "${origin}"`);
  },
);

test.each([
  ["a new server's own", [], "server"],
  ["an earlier server's in apps/backend", ["backend"], "backend"],
  ["its own next to an earlier server's", ["backend", "server"], "server"],
])("the default data folder is %s", async (_, known, expected) => {
  const apps = await temporaryFolder();
  for (const app of known) {
    await mkdir(join(apps, app, "pb_data"), { recursive: true });
    await writeFile(join(apps, app, "pb_data", "data.db"), "");
  }
  expect(defaultDataFolder(apps)).toBe(join(apps, expected, "pb_data"));
});

const siteDir = await temporaryFolder();
await writeFile(join(siteDir, "robots.txt"), `User-agent: *\n\nSitemap: ${brand.origin}/sitemap.xml\n`);

async function warningsOf(env: Record<string, string>): Promise<string> {
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  await warnOfIdentity(env, siteDir);
  const output = write.mock.calls.join("");
  write.mockRestore();
  return output;
}

test("a public server warns that its site was built for another address, and how to rebuild it", async () => {
  const output = await warningsOf({ VOXLOG_DOMAIN: "www.example.com" });
  expect(output).toContain(`built for ${brand.origin} but is served at https://www.example.com`);
  expect(output).toContain("VOXLOG_DOMAIN=www.example.com npx -y pnpm@12 build");
});

test("a public server with its site's address lists only the remaining sample content", async () => {
  const output = await warningsOf({ VITE_SITE_URL: brand.origin });
  expect(output).not.toContain("built for");
  expect(output).toContain("the partners");
});

test("a server of a public build behind a proxy lists what the build leaves out", async () => {
  const output = await warningsOf({ VOXLOG_LAUNCH: "1" });
  expect(output).not.toContain("built for");
  expect(output).toMatch(/Left out .*the partners/s);
});

test("a server for only this machine logs no warning", async () => {
  expect(await warningsOf({})).toBe("");
});

type Env = Record<string, string>;

const { recipient: key } = await makeKeyPair();
const WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, "s").toString("base64")}`;
const email = { VOXLOG_LEADS_TO: "owner@voxlog.test", VOXLOG_SMTP_HOST: "smtp.voxlog.test" };
const webhook = {
  VOXLOG_WEBHOOK_URL: "https://hooks.example.com/leads",
  VOXLOG_WEBHOOK_SECRET: WEBHOOK_SECRET,
};
const s3 = {
  VOXLOG_BACKUP_S3_URL: "https://s3.example.com/backups",
  VOXLOG_BACKUP_S3_KEY_ID: "AK",
  VOXLOG_BACKUP_S3_SECRET: "s3cret",
};
const DATA = "/var/lib/voxlog";
const readOperation = (env: Env) => readWatchSettings(env, DATA);

test("all settings of email, the webhook, backups and monitoring are optional", async () => {
  expect(readMailSettings({})).toBeUndefined();
  expect(readMailSettings({ VOXLOG_LEADS_TO: "", VOXLOG_SMTP_HOST: "" })).toBeUndefined();
  expect(readWebhookSettings({})).toBeUndefined();
  expect(await readOperation({})).toEqual({
    offSite: undefined,
    heartbeatUrl: undefined,
    metricsTokenHash: undefined,
    collectorUrl: undefined,
    hasAlarm: true,
  });
});

test("email settings require TLS by default, with only an address and a server", () => {
  expect(readMailSettings({ ...email, VOXLOG_DOMAIN: "www.example.com" })).toEqual({
    site: "https://www.example.com",
    leadsTo: "owner@voxlog.test",
    from: "owner@voxlog.test",
    ownersLanguage: "nl",
    mailsPerHour: 30,
    asksForCodes: true,
    summaries: ["week", "month"],
    server: "https://www.example.com",
    smtp: { host: "smtp.voxlog.test", port: 587, tls: "starttls", account: undefined },
  });
});

test("email settings default to the port for the kind of TLS", () => {
  expect(readMailSettings({ ...email, VOXLOG_SMTP_TLS: "tls" })?.smtp.port).toBe(465);
});

test.each([
  "https://hooks.example.com/leads",
  "http://127.0.0.1:5678/webhook/leads",
  "http://[::1]:5678/webhook",
])("leads may be sent to %s", (url) => {
  expect(readWebhookSettings({ ...webhook, VOXLOG_WEBHOOK_URL: url })?.url).toBe(url);
});

test("backup settings name a storage, a folder or both, and the encryption key", async () => {
  const env = { ...s3, VOXLOG_BACKUP_KEY: key, VOXLOG_BACKUP_DIR: "/mnt/elsewhere" };
  expect((await readOperation(env)).offSite).toEqual({
    recipient: key,
    folder: "/mnt/elsewhere",
    s3: { endpoint: s3.VOXLOG_BACKUP_S3_URL, region: "auto", accessKeyId: "AK", secretAccessKey: "s3cret" },
  });
});

/** Expects that settings are rejected with what to do, and without the secrets. */
async function expectRejection(read: () => unknown, message: string): Promise<void> {
  const reading = (async () => read())();
  await expect(reading).rejects.toThrow(message);
  for (const secret of ["s3cret", WEBHOOK_SECRET]) await expect(reading).rejects.not.toThrow(secret);
}

test.each<[string, Env, string]>([
  ["a server without an address", { VOXLOG_LEADS_TO: "" }, "VOXLOG_LEADS_TO isn't"],
  ["an address without a server", { VOXLOG_SMTP_HOST: "" }, "VOXLOG_SMTP_HOST isn't"],
  ["two addresses", { VOXLOG_LEADS_TO: "a@x.test,b@x.test" }, "isn't a single email address"],
  ["an invalid sender", { VOXLOG_MAIL_FROM: "Voxlog" }, "VOXLOG_MAIL_FROM"],
  ["a user without a password", { VOXLOG_SMTP_USER: "voxlog" }, "or neither"],
  ["no TLS to another machine", { VOXLOG_SMTP_TLS: "off" }, "unencrypted"],
])("email settings with %s are rejected with what to do, without secrets", async (_, env, message) => {
  await expectRejection(() => readMailSettings({ ...email, ...env }), message);
});

test.each<[string, Env, string]>([
  ["an address that others can read", { VOXLOG_WEBHOOK_URL: "http://x.example/" }, "https://"],
  ["an address that looks local", { VOXLOG_WEBHOOK_URL: "http://127.0.0.1.example/" }, "https://"],
  ["a password in the address", { VOXLOG_WEBHOOK_URL: "https://ada:s3cret@x.example/" }, "WEBHOOK_HEADER"],
  ["a file", { VOXLOG_WEBHOOK_URL: "file:///etc/passwd" }, "https://"],
  ["no address", { VOXLOG_WEBHOOK_URL: "" }, "VOXLOG_WEBHOOK_URL isn't"],
  ["no secret", { VOXLOG_WEBHOOK_SECRET: "" }, "openssl rand -base64 32"],
  ["a secret that can be guessed", { VOXLOG_WEBHOOK_SECRET: "whsec_AAAA" }, "openssl rand -base64"],
  ["a header without a value", { VOXLOG_WEBHOOK_HEADER: "Authorization:" }, "WEBHOOK_HEADER"],
  ["a header with a line break", { VOXLOG_WEBHOOK_HEADER: "X: a\r\nY: b" }, "WEBHOOK_HEADER"],
  ["a body of unknown facts", { VOXLOG_WEBHOOK_BODY: "a={{postal}}" }, "{{postal}} isn't a fact"],
  ["a body of broken JSON", { VOXLOG_WEBHOOK_BODY: '{"a":"{{email}}",}' }, "_BODY can't be used"],
])("a webhook with %s is rejected with what to do, without secrets", async (_, env, message) => {
  await expectRejection(() => readWebhookSettings({ ...webhook, ...env }), message);
});

test.each<[string, Env, string]>([
  ["a storage without a key", s3, "only leave this machine encrypted"],
  ["half a key", { ...s3, VOXLOG_BACKUP_KEY: key.slice(0, 30) }, "isn't a public key"],
  ["the secret key", { ...s3, VOXLOG_BACKUP_KEY: "AGE-SECRET-KEY-1X" }, "is the secret key"],
  ["a key but no destination", { VOXLOG_BACKUP_KEY: key }, "backups have no destination"],
  ["half an account", { VOXLOG_BACKUP_S3_URL: s3.VOXLOG_BACKUP_S3_URL }, "or none of them"],
  ["no TLS", { ...s3, VOXLOG_BACKUP_S3_URL: "http://s3.example.com/backups" }, "S3_URL is"],
  ["no bucket", { ...s3, VOXLOG_BACKUP_S3_URL: "https://s3.example.com" }, "S3_URL is"],
  ["a folder in the data", { VOXLOG_BACKUP_KEY: key, VOXLOG_BACKUP_DIR: `${DATA}/x` }, "inside"],
  ["a token that can be guessed", { VOXLOG_METRICS_TOKEN: "metrics" }, "openssl rand -hex 32"],
  ["an invalid monitor", { VOXLOG_HEARTBEAT_URL: "hc-ping.com/x" }, "isn't an address"],
  ["a monitor with a user", { VOXLOG_HEARTBEAT_URL: "https://ada@x.test/" }, "without a user"],
])("operation with %s is rejected with what to do, without secrets", async (_, env, message) => {
  await expectRejection(() => readOperation(env), message);
});

test("a second factor without email, and a colon after a proxy's header, are rejected with what to do", async () => {
  await expectRejection(() => readMailSettings({ VOXLOG_SECOND_FACTOR: "on" }), "codes can't be emailed");
  await expectRejection(() => readProxyHeader({ TRUSTED_PROXY_HEADER: "X-Real-IP:" }), "a header's name");
});
