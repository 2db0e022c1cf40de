import { createPrivateKey, X509Certificate } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** A private key and its certificate chain, both PEM. */
export type Certificate = { key: string; cert: string };

/** The folder and format of PocketBase's own TLS, which earlier versions used. */
const FOLDER = ".autocert_cache";

const DAY = 24 * 60 * 60 * 1000;
/** Let's Encrypt's certificates are valid for 90 days, and should be renewed after 60. */
const RENEW_BEFORE = 30 * DAY;

/** Reads a domain's certificate from a data folder. Returns nothing if it's missing, damaged or for another domain. */
export async function readCertificate(dataDir: string, domain: string): Promise<Certificate | undefined> {
  const text = (await read(dataDir, domain)) ?? "";
  const start = text.indexOf("-----BEGIN CERTIFICATE-----");
  if (start < 0) return undefined;
  const certificate = { key: text.slice(0, start), cert: text.slice(start) };
  try {
    const parsed = new X509Certificate(certificate.cert);
    const isOurs = parsed.checkHost(domain) && parsed.checkPrivateKey(createPrivateKey(certificate.key));
    return isOurs ? certificate : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a domain's certificate. */
export const writeCertificate = (dataDir: string, domain: string, { key, cert }: Certificate) =>
  write(dataDir, domain, key + cert);

/** Returns when a certificate expires, in ms since 1970. */
export const expiryOf = ({ cert }: Certificate): number => new X509Certificate(cert).validToDate.getTime();

/** Returns whether a certificate is missing or expires within 30 days. */
export const isRenewalDue = (certificate: Certificate | undefined, now = Date.now()): boolean =>
  !certificate || expiryOf(certificate) - now < RENEW_BEFORE;

const ACCOUNT = "acme-account.pem";
/** Reads the key of the account at the certificate authority, if it exists. */
export const readAccountKey = (dataDir: string) => read(dataDir, ACCOUNT);
/** Stores the key of the account at the certificate authority. */
export const writeAccountKey = (dataDir: string, key: string) => write(dataDir, ACCOUNT, key);

const read = (dataDir: string, name: string): Promise<string | undefined> =>
  readFile(join(dataDir, FOLDER, name), "utf8").catch(() => undefined);

/** Replaces a file atomically. */
async function write(dataDir: string, name: string, content: string): Promise<void> {
  const file = join(dataDir, FOLDER, name);
  await mkdir(join(dataDir, FOLDER), { recursive: true, mode: 0o700 });
  await writeFile(`${file}.new`, content, { mode: 0o600 });
  await rename(`${file}.new`, file);
}
