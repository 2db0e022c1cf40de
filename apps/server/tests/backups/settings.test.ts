import { expect, test } from "vitest";
import { makeKeyPair } from "../../ops/backups/encryption.ts";
import { readWatchSettings } from "../../ops/health/settings.ts";

const { recipient: key } = await makeKeyPair();
const s3 = {
  VOXLOG_BACKUP_S3_URL: "https://s3.example.com/backups",
  VOXLOG_BACKUP_S3_KEY_ID: "AK",
  VOXLOG_BACKUP_S3_SECRET: "s3cret",
};
const DATA = "/var/lib/voxlog";
const read = (env: Record<string, string>) => readWatchSettings(env, DATA);

test("all backup and monitoring settings are optional", async () => {
  expect(await read({})).toEqual({
    offSite: undefined,
    heartbeatUrl: undefined,
    metricsTokenHash: undefined,
    collectorUrl: undefined,
    hasAlarm: true,
  });
});

test("backup settings name a storage, a folder or both, and the encryption key", async () => {
  const { offSite } = await read({ ...s3, VOXLOG_BACKUP_KEY: key, VOXLOG_BACKUP_DIR: "/mnt/elsewhere" });
  expect(offSite).toEqual({
    recipient: key,
    folder: "/mnt/elsewhere",
    s3: { endpoint: s3.VOXLOG_BACKUP_S3_URL, region: "auto", accessKeyId: "AK", secretAccessKey: "s3cret" },
  });
});

test.each([
  ["a storage without a key", s3, "only leave this machine encrypted"],
  ["only the first half of the key", { ...s3, VOXLOG_BACKUP_KEY: key.slice(0, 30) }, "isn't a public key"],
  ["the secret key", { ...s3, VOXLOG_BACKUP_KEY: "AGE-SECRET-KEY-1X" }, "is the secret key"],
  ["a key but no destination", { VOXLOG_BACKUP_KEY: key }, "backups have no destination"],
  ["half an account", { VOXLOG_BACKUP_S3_URL: "https://s3.example.com/backups" }, "or none of them"],
  ["a storage without TLS", { ...s3, VOXLOG_BACKUP_S3_URL: "http://s3.example.com/backups" }, "S3_URL is"],
  ["a storage without a bucket", { ...s3, VOXLOG_BACKUP_S3_URL: "https://s3.example.com" }, "S3_URL is"],
  ["a folder in the data", { VOXLOG_BACKUP_KEY: key, VOXLOG_BACKUP_DIR: `${DATA}/x` }, "inside the data"],
  ["a token that can be guessed", { VOXLOG_METRICS_TOKEN: "metrics" }, "openssl rand -hex 32"],
  ["an invalid address", { VOXLOG_HEARTBEAT_URL: "hc-ping.com/x" }, "isn't an address"],
])(
  "backup and monitoring settings with %s are rejected with a message that says what to do without secrets",
  async (_, env, message) => {
    await expect(read(env)).rejects.toThrow(message);
    await expect(read(env)).rejects.not.toThrow("s3cret");
  },
);
