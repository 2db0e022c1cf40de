import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { listen } from "../../testing/listen.ts";

const ACCOUNT = { id: "AKVOXLOG", secret: "s3cret-of-the-storage", region: "eu-test-1" };

/** The settings for it, of an account that may put objects there and nothing else. */
export const settingsFor = ({ url }: S3Storage) => ({
  VOXLOG_BACKUP_S3_URL: url,
  VOXLOG_BACKUP_S3_REGION: ACCOUNT.region,
  VOXLOG_BACKUP_S3_KEY_ID: ACCOUNT.id,
  VOXLOG_BACKUP_S3_SECRET: ACCOUNT.secret,
});

/** The same account, in the variables of Litestream's file. */
export const litestreamSettingsFor = ({ url }: S3Storage) => ({
  LITESTREAM_S3_BUCKET: "backups",
  LITESTREAM_S3_ENDPOINT: new URL(url).origin,
  LITESTREAM_S3_REGION: ACCOUNT.region,
  LITESTREAM_ACCESS_KEY_ID: ACCOUNT.id,
  LITESTREAM_SECRET_ACCESS_KEY: ACCOUNT.secret,
});

export type S3Storage = Awaited<ReturnType<typeof startS3Storage>>;

/**
 * Starts an S3 storage with one bucket in memory that accepts only its account, by S3's request signature.
 *
 * @param mayRead whether the account may read, list and remove objects, as well as put them.
 */
export async function startS3Storage({ mayRead = false } = {}) {
  const objects = new Map<string, Buffer>();
  let puts = 0;
  const server = await listen(async (request, response) => {
    const content = await buffer(request).catch(() => undefined);
    if (!content) return; // The sender broke off.
    const mayAsk = request.method === "PUT" || mayRead;
    if (!mayAsk || request.headers.authorization !== signatureOf(request))
      return void response.writeHead(403).end("<Error><Code>SignatureDoesNotMatch</Code></Error>");
    if (request.method === "PUT") puts++;
    answer(objects, request, content, response);
  });
  return {
    url: `${server.url}/backups`,
    objects,
    get puts() {
      return puts;
    },
    [Symbol.dispose]: server[Symbol.dispose],
  };
}

/** Puts, gets, lists, and removes several; nothing else of S3. */
function answer(
  objects: Map<string, Buffer>,
  { method, url = "", headers }: IncomingMessage,
  content: Buffer,
  response: ServerResponse,
): void {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  const key = decodeURIComponent(pathname).replace(/^\/backups\/?/, "");
  const reject = (status: number, code: string) =>
    response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
  if (method === "PUT" && searchParams.size <= 1) {
    objects.set(key, content);
    response.writeHead(200, { ETag: etagOf(content) }).end();
  } else if (method === "GET" && searchParams.has("list-type")) {
    response.end(list(objects, searchParams));
  } else if (method === "GET") {
    const object = objects.get(key);
    if (!object) return void reject(404, "NoSuchKey");
    const [, start = "0", end = ""] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? "") ?? [];
    response.writeHead(headers.range ? 206 : 200, { ETag: etagOf(object) });
    response.end(object.subarray(Number(start), end ? Number(end) + 1 : undefined));
  } else if (method === "POST" && searchParams.has("delete")) {
    for (const [, removed = ""] of content.toString().matchAll(/<Key>(.*?)<\/Key>/g)) objects.delete(removed);
    response.end("<DeleteResult></DeleteResult>");
  } else {
    reject(501, "NotImplemented");
  }
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html, all on one page and no deeper than asked. */
function list(objects: ReadonlyMap<string, Buffer>, query: URLSearchParams): string {
  const [prefix, delimiter] = [query.get("prefix") ?? "", query.get("delimiter")];
  const found = [...objects].filter(([key]) => key.startsWith(prefix)).sort(([a], [b]) => (a < b ? -1 : 1));
  const isDeeper = (key: string) => delimiter !== null && key.slice(prefix.length).includes(delimiter);
  const contents = found
    .filter(([key]) => !isDeeper(key))
    .map(
      ([key, { length }]) =>
        `<Contents><Key>${key}</Key><Size>${length}</Size><LastModified>2026-11-23T00:00:00Z</LastModified></Contents>`,
    );
  return `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join("")}</ListBucketResult>`;
}

const etagOf = (content: Buffer) => `"${createHash("md5").update(content).digest("hex")}"`;

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function signatureOf({ method, url = "", headers }: IncomingMessage): string {
  const [path, query = ""] = url.split("?");
  const time = String(headers["x-amz-date"]);
  const scope = `${time.slice(0, 8)}/${ACCOUNT.region}/s3/aws4_request`;
  const signed = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? "")?.[1] ?? "";
  const lines = signed.split(";").map((name) => `${name}:${headers[name]}\n`);
  const request = [
    method,
    path,
    query.split("&").sort().join("&"),
    lines.join(""),
    signed,
    headers["x-amz-content-sha256"],
  ].join("\n");
  const hash = createHash("sha256").update(request).digest("hex");
  let key: Buffer | string = `AWS4${ACCOUNT.secret}`;
  for (const part of scope.split("/")) key = createHmac("sha256", key).update(part).digest();
  const text = ["AWS4-HMAC-SHA256", time, scope, hash].join("\n");
  const signature = createHmac("sha256", key).update(text).digest("hex");
  return `AWS4-HMAC-SHA256 Credential=${ACCOUNT.id}/${scope}, SignedHeaders=${signed}, Signature=${signature}`;
}
