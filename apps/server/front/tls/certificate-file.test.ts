import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { generate } from "selfsigned";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { isRenewalDue, readCertificate, writeCertificate } from "./certificate-file.ts";

const DOMAIN = "www.voxlog.test";

let dataDir: string;
let stored: string;
beforeEach(async () => {
  const { cert, private: key } = await generate([{ name: "commonName", value: DOMAIN }], {
    keyType: "ec",
    notAfterDate: new Date(Date.UTC(2027, 1, 21)),
    extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: DOMAIN }] }],
  });
  stored = key + cert;
  dataDir = await temporaryFolder();
  await mkdir(join(dataDir, ".autocert_cache"));
  await writeFile(join(dataDir, ".autocert_cache", DOMAIN), stored);
});

test("a certificate that PocketBase got is used, and stored in the same form", async () => {
  const certificate = await readCertificate(dataDir, DOMAIN);
  if (!certificate) throw new Error("There is none.");
  expect(certificate.key).toMatch(/^-----BEGIN (EC )?PRIVATE KEY-----/);
  await writeCertificate(dataDir, DOMAIN, certificate);
  expect(await readCertificate(dataDir, DOMAIN)).toEqual(certificate);
});

test("a certificate for another domain isn't used", async () => {
  await writeFile(join(dataDir, ".autocert_cache", "voxlog.test"), stored);
  expect(await readCertificate(dataDir, "voxlog.test")).toBeUndefined();
});

test("a certificate is renewed 30 days before it ends, and requested where there is none", async () => {
  const certificate = await readCertificate(dataDir, DOMAIN);
  expect(isRenewalDue(certificate, Date.UTC(2027, 0, 20))).toBe(false);
  expect(isRenewalDue(certificate, Date.UTC(2027, 0, 24))).toBe(true);
  expect(isRenewalDue(undefined)).toBe(true);
});
