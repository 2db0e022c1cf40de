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
  warnOfIdentity,
} from "../../configuration/environment.ts";
import { readVariable } from "../../configuration/variables.ts";
import { redirectToHttps } from "../../front/tls/redirect-to-https.ts";
import { readMailSettings } from "../../mail/mail-settings.ts";
import { makeKeyPair } from "../../ops/backups/encryption.ts";
import { readWatchSettings } from "../../ops/settings.ts";
import { readWebhookSettings } from "../../webhook/webhook-settings.ts";
import { sendLines } from "../server.ts";

test("a server listens only on this machine unless HOST is another address", () => {
  expect(readAddress({}).host).toBe("127.0.0.1");
  for (const host of ["0.0.0.0", "::"]) expect(readAddress({ HOST: host }).host).toBe(host);
  expect(() => readAddress({ VOXLOG_DOMAIN: "x.example", PORT: "80" })).toThrow("are both 80");
});

test.each([
  ["VOXLOG_KEEP_TRACKING_DAYS", undefined, 400],
  ["VOXLOG_KEEP_TRACKING_DAYS", "", 400],
  ["VOXLOG_KEEP_TRACKING_DAYS", "30", 30],
  ["VOXLOG_SMTP_TLS", undefined, "starttls"],
  ["VOXLOG_SECOND_FACTOR", "", ""],
  ["VOXLOG_DOMAIN", undefined, ""],
  ...["https://hooks.example.com/leads", "http://127.0.0.1:5678/webhook/leads", "http://[::1]:5678/x"].map(
    (url) => ["VOXLOG_WEBHOOK_URL", url, url] as const,
  ),
] as const)("the variable %s is read as it's documented: %s", (name, text, value) => {
  expect(readVariable({ [name]: text }, name)).toBe(value);
});

type Name = Parameters<typeof readVariable>[1];

test.each<[Name, wanted: string, texts: string[]]>([
  ["VOXLOG_KEEP_TRACKING_DAYS", "a number from 1 to 400.", ["0", "401", "a year", "1.5"]],
  ["PORT", "a number from 1 to 65535.", ["-1", "http", "0", "65536", "80.5", " ", "8090 "]],
  ["HOST", "127.0.0.1, 0.0.0.0 or ::.", ["example.com"]],
  ["VOXLOG_PROOF_OF_WORK", "on or off.", ["yes"]],
  ["VOXLOG_SMTP_TLS", "starttls, tls or off.", ["ssl"]],
  [
    "VOXLOG_DOMAIN",
    "a domain without scheme and port, such as www.example.com.",
    ["https://www.example.com", "www.example.com:443", "a.nl/", "localhost", "192.0.2.1", "a b.nl"],
  ],
  [
    "ALLOWED_ORIGINS",
    "origins: ",
    ["www.example.com", "https://www.example.com/", "https://*.example.com", "null", "https://a.nl, x"],
  ],
  ["TRUSTED_PROXY_HEADER", "a header's name, ", ["X-Real-IP:"]],
  ["VOXLOG_LEADS_TO", "a single email address, ", ["a@x.test,b@x.test", "Voxlog", "Ada <a@x.test>"]],
  ["VOXLOG_BACKUP_S3_URL", "the storage and the bucket, ", ["http://s3.x.test/a", "https://s3.x.test"]],
  ["CLICKHOUSE_DATABASE", "letters, digits and _.", ["a-b", "1a"]],
])("the variable %s is rejected, and the error says to set it to %s", (name, wanted, texts) => {
  for (const text of texts)
    expect(() => readVariable({ [name]: text }, name)).toThrow(`${name} is "${text}". Set it to ${wanted}`);
});

test.each<[Name, wanted: string, texts: string[]]>([
  [
    "VOXLOG_WEBHOOK_URL",
    "an address that begins with https://",
    ["http://x.test/", "http://127.0.0.1.x.test/", "https://ada:s3cret@x.test/", "file:///etc/passwd"],
  ],
  ["VOXLOG_WEBHOOK_SECRET", "`whsec_` and the output of `openssl rand -base64 32`", ["whsec_AAAA"]],
  ["VOXLOG_WEBHOOK_HEADER", "a header's name and value", ["Authorization:", "X: a\r\nY: b"]],
  ["VOXLOG_METRICS_TOKEN", "at least 32 letters and digits", ["metrics"]],
  [
    "VOXLOG_HEARTBEAT_URL",
    "an http:// or https:// address without",
    ["hc-ping.com/x", "https://ada@x.test/"],
  ],
  ["CLICKHOUSE_URL", "an address such as http://127.0.0.1:8123.", ["voxlog:secret@here"]],
])("the variable %s, which may contain a secret, is rejected without its value", (name, wanted, texts) => {
  for (const text of texts)
    expect(() => readVariable({ [name]: text }, name)).toThrow(`${name} is invalid. Set it to ${wanted}`);
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
const readSettings = async (env: Env) => ({
  mail: readMailSettings(env),
  webhook: readWebhookSettings(env),
  operation: await readWatchSettings(env, DATA),
});

test.each<Env>([{}, { VOXLOG_LEADS_TO: "", VOXLOG_SMTP_HOST: "" }])(
  "all settings are optional: %j",
  async (env) => {
    const none = {
      offSite: undefined,
      heartbeatUrl: undefined,
      metricsTokenHash: undefined,
      collectorUrl: undefined,
    };
    const operation = { ...none, hasAlarm: true };
    expect(await readSettings(env)).toEqual({ mail: undefined, webhook: undefined, operation });
  },
);

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

test("backup settings name a storage, a folder or both, and the encryption key", async () => {
  const env = { ...s3, VOXLOG_BACKUP_KEY: key, VOXLOG_BACKUP_DIR: "/mnt/elsewhere" };
  expect((await readSettings(env)).operation.offSite).toEqual({
    recipient: key,
    folder: "/mnt/elsewhere",
    s3: { endpoint: s3.VOXLOG_BACKUP_S3_URL, region: "auto", accessKeyId: "AK", secretAccessKey: "s3cret" },
  });
});

test.each<[string, Env, string]>([
  ["a mail server without an address", { VOXLOG_LEADS_TO: "" }, "VOXLOG_LEADS_TO isn't"],
  ["an address without a mail server", { VOXLOG_SMTP_HOST: "" }, "VOXLOG_SMTP_HOST isn't"],
  ["a user without a password", { VOXLOG_SMTP_USER: "voxlog" }, "or neither"],
  ["a second factor that can't be emailed", { VOXLOG_LEADS_TO: "", VOXLOG_SECOND_FACTOR: "on" }, "unset it"],
  ["no TLS to another machine", { VOXLOG_SMTP_TLS: "off" }, "unencrypted"],
  ["a webhook without an address", { VOXLOG_WEBHOOK_URL: "" }, "VOXLOG_WEBHOOK_URL isn't"],
  ["a webhook without a secret", { VOXLOG_WEBHOOK_SECRET: "" }, "openssl rand -base64 32"],
  ["a body of unknown facts", { VOXLOG_WEBHOOK_BODY: "a={{postal}}" }, "{{postal}} isn't a fact"],
  ["a body of broken JSON", { VOXLOG_WEBHOOK_BODY: '{"a":"{{email}}",}' }, "_BODY can't be used"],
  ["a storage without a key", s3, "only leave this machine encrypted"],
  ["half a key", { ...s3, VOXLOG_BACKUP_KEY: key.slice(0, 30) }, "isn't a public key"],
  ["the secret key", { ...s3, VOXLOG_BACKUP_KEY: "AGE-SECRET-KEY-1X" }, "is the secret key"],
  ["a key but no destination", { VOXLOG_BACKUP_KEY: key }, "backups have no destination"],
  ["half an account", { VOXLOG_BACKUP_S3_URL: s3.VOXLOG_BACKUP_S3_URL }, "or none of them"],
  ["a folder in the data", { VOXLOG_BACKUP_KEY: key, VOXLOG_BACKUP_DIR: `${DATA}/x` }, "inside"],
])("settings with %s are rejected with what to do, without secrets", async (_, env, message) => {
  const reading = readSettings({ ...email, ...webhook, ...env });
  await expect(reading).rejects.toThrow(message);
  for (const secret of ["s3cret", WEBHOOK_SECRET]) await expect(reading).rejects.not.toThrow(secret);
});
