import { hash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { listen } from "@voxlog/testing/listen";
import { sign } from "aws4";

const ACCOUNT = { id: "AKVOXLOG", secret: "s3cret-of-the-storage", region: "eu-test-1" };

const STARTED =
  "<InitiateMultipartUploadResult><UploadId>upload-1</UploadId></InitiateMultipartUploadResult>";
const COMPLETED = "<CompleteMultipartUploadResult><ETag>etag</ETag></CompleteMultipartUploadResult>";
/** S3 begins this response with status 200, because joining parts takes minutes. */
const NOT_COMPLETED = "<Error><Code>InternalError</Code></Error>";

/** Returns the settings of an account that may only put objects. */
export const settingsFor = ({ url }: S3Storage) => ({
  VOXLOG_BACKUP_S3_URL: url,
  VOXLOG_BACKUP_S3_REGION: ACCOUNT.region,
  VOXLOG_BACKUP_S3_KEY_ID: ACCOUNT.id,
  VOXLOG_BACKUP_S3_SECRET: ACCOUNT.secret,
});

export type S3Storage = Awaited<ReturnType<typeof startS3Storage>>;

/**
 * Starts an S3 storage in memory that only lets its account put objects, by S3's request signature.
 *
 * @param answeredParts how many parts of an upload it answers.
 * @param joinsParts whether it can complete an upload.
 */
export async function startS3Storage({
  answeredParts = Number.POSITIVE_INFINITY,
  joinsParts = true,
}: {
  answeredParts?: number;
  joinsParts?: boolean;
} = {}) {
  const objects = new Map<string, Buffer>();
  const parts = new Map<number, Buffer>();
  const server = await listen(async (request, response) => {
    const content = await buffer(request).catch(() => undefined);
    if (!content) return; // The sender broke off.
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
    const isAbort = request.method === "DELETE" && searchParams.has("uploadId");
    const isPut = request.method === "PUT" || (request.method === "POST" && searchParams.size === 1);
    if (!(isPut || isAbort) || request.headers.authorization !== signatureOf(request))
      return void response.writeHead(403).end("<Error><Code>SignatureDoesNotMatch</Code></Error>");
    const name = decodeURIComponent(pathname).replace(/^\/backups\/?/, "");
    const part = Number(searchParams.get("partNumber"));
    if (part > answeredParts) return;
    if (isAbort) parts.clear();
    else if (part) parts.set(part, content);
    else if (searchParams.has("uploads")) return void response.end(STARTED);
    else if (searchParams.has("uploadId")) {
      if (!joinsParts) return void response.end(NOT_COMPLETED);
      const numbers = content.toString().matchAll(/<PartNumber>(\d+)</g);
      const all = [...numbers].map(([, number]) => parts.get(Number(number)) ?? Buffer.alloc(0));
      objects.set(name, Buffer.concat(all));
      return void response.end(COMPLETED);
    } else objects.set(name, content);
    response.writeHead(200, { ETag: `"${hash("md5", content)}"` }).end();
  });
  return { url: `${server.url}/backups`, objects, parts, [Symbol.dispose]: server[Symbol.dispose] };
}

function signatureOf({ method = "", url = "", headers }: IncomingMessage): unknown {
  const names = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? "")?.[1]?.split(";") ?? [];
  const signed = Object.fromEntries(names.map((name) => [name, String(headers[name])]));
  const { id: accessKeyId, secret: secretAccessKey, region } = ACCOUNT;
  const request = { service: "s3", region, method, path: url, headers: signed };
  return sign(request, { accessKeyId, secretAccessKey }).headers?.["Authorization"];
}
