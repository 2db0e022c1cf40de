/** The form of a variable's text. `wanted` completes "Set it to …". */
type Format = { wanted: string; isSecret: boolean; isValid(text: string): boolean };

const format = (wanted: string, isValid: Format["isValid"]): Format => ({ wanted, isSecret: false, isValid });
/** A text that may contain a secret, so errors don't quote it. */
const secret = (...parts: Parameters<typeof format>): Format => ({ ...format(...parts), isSecret: true });
const matching = (pattern: RegExp) => (text: string) => pattern.test(text);

const isHttp = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? "");
const mailAddress = format("a single email address, such as name@example.com", isMailAddress);
const httpAddress = secret("an address such as http://127.0.0.1:8123", isHttp);
/** `fetch` rejects addresses with a user. */
const fetched = secret(
  "an http:// or https:// address without a user",
  (text) => isHttp(text) && !URL.parse(text)?.username,
);
/** Needs no quotes in SQL. */
const sqlName = format("letters, digits and _", matching(/^[A-Za-z_]\w{0,63}$/));

/** The formats by variable. Other texts have none. */
export const formats: Readonly<Record<string, Format>> = {
  // IP addresses and local names can't have a certificate.
  VOXLOG_DOMAIN: format(
    "a domain without scheme and port, such as www.example.com",
    (text) => URL.parse(`https://${text}`)?.host === text && /\.[a-z][a-z0-9-]*$/.test(text),
  ),
  VOXLOG_ACME_DIRECTORY: format(
    "the https:// address of an ACME directory, or unset it to use Let's Encrypt",
    (text) => URL.parse(text)?.protocol === "https:",
  ),
  ALLOWED_ORIGINS: format(
    "origins: a scheme and a host without a path, such as https://www.example.com",
    (text) => originsIn(text).every(isOrigin),
  ),
  TRUSTED_PROXY_HEADER: format("a header's name, such as X-Forwarded-For", matching(/^[\w-]+$/)),
  VOXLOG_LEADS_TO: mailAddress,
  VOXLOG_MAIL_FROM: mailAddress,
  VOXLOG_WEBHOOK_URL: secret(
    "an address that begins with https://; http:// is only for this machine, as http://127.0.0.1:5678/…. A user and a password belong in VOXLOG_WEBHOOK_HEADER",
    isPrivate,
  ),
  // https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md#symmetric
  VOXLOG_WEBHOOK_SECRET: secret("`whsec_` and the output of `openssl rand -base64 32`", (text) => {
    const [, key = ""] = /^whsec_([A-Za-z\d+/]+={0,2})$/.exec(text) ?? [];
    return Buffer.from(key, "base64").length >= 24;
  }),
  VOXLOG_WEBHOOK_HEADER: secret(
    "a header's name and value, as Authorization: Bearer …",
    matching(/^\s*[\w-]+:[ \t]*[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?\s*$/),
  ),
  VOXLOG_HEARTBEAT_URL: fetched,
  VOXLOG_COLLECTOR_URL: fetched,
  VOXLOG_METRICS_TOKEN: secret(
    "at least 32 letters and digits; `openssl rand -hex 32` creates them",
    matching(/^[\w.~+/-]{32,}=*$/),
  ),
  VOXLOG_BACKUP_S3_URL: format(
    "the storage and the bucket, such as https://s3.eu-central-1.amazonaws.com/voxlog-backups",
    matching(/^(https:\/\/[^/]+|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?)\/[^/?#]+\/?$/),
  ),
  CLICKHOUSE_URL: httpAddress,
  POCKETBASE_URL: httpAddress,
  CLICKHOUSE_DATABASE: sqlName,
  CLICKHOUSE_CLUSTER: sqlName,
};

/** Returns the origins in a list with commas. */
export const originsIn = (list: string): string[] => list.split(",").flatMap((origin) => origin.trim() || []);

const isOrigin = (text: string) => text === "*" || (!text.includes("*") && URL.parse(text)?.origin === text);

/**
 * Returns whether a text is a single, plain email address. Some programs read the quotes, comments and groups that the
 * standards allow as several addresses. An invisible character would make it look like another address.
 *
 * @example isMailAddress("ada@example.com") ⇒ true
 * @example isMailAddress("ada@example.com, all@example.com") ⇒ false
 */
export function isMailAddress(text: string): boolean {
  return /^[^\s@<>()[\],;:\\"\p{C}]+@[^\s@<>()[\],;:\\"\p{C}]+$/u.test(text);
}

/**
 * Returns whether requests can't be read in transit: they use TLS, or stay on this machine. `fetch` rejects an address
 * with a password, and quotes it.
 */
function isPrivate(address: string): boolean {
  const { protocol, hostname = "", username, password } = URL.parse(address) ?? {};
  if (username || password) return false;
  const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return protocol === "https:" || (protocol === "http:" && isLocal);
}
