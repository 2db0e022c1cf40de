import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** An S3 storage that keeps what it is given in memory. */
export type S3Storage = AsyncDisposable & {
  /** The address of its one bucket. */
  url: string;
  objects: Map<string, Buffer>;
};

const ACCOUNT = { id: "AKVOXLOG", secret: "s3cret-of-the-storage", region: "eu-test-1" };

/** The settings for it, of an account that may put objects there and nothing else. */
export const settingsFor = ({ url }: S3Storage) => ({
  VOXLOG_BACKUP_S3_URL: url,
  VOXLOG_BACKUP_S3_REGION: ACCOUNT.region,
  VOXLOG_BACKUP_S3_KEY_ID: ACCOUNT.id,
  VOXLOG_BACKUP_S3_SECRET: ACCOUNT.secret,
});

/** Starts one that takes objects from its account alone, by the signature that S3 asks for. */
export async function startS3Storage(): Promise<S3Storage> {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const content = await buffer(request).catch(() => undefined);
    if (!content) return; // The sender broke off.
    if (request.method !== "PUT" || request.headers.authorization !== signatureOf(request)) {
      return void response.writeHead(403).end("<Error><Code>SignatureDoesNotMatch</Code></Error>");
    }
    objects.set(decodeURIComponent(request.url?.replace("/backups/", "") ?? ""), content);
    response.writeHead(200, { ETag: `"${createHash("md5").update(content).digest("hex")}"` }).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/backups`,
    objects,
    [Symbol.asyncDispose]: async () => {
      server.close().closeAllConnections();
    },
  };
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function signatureOf({ method, url, headers }: IncomingMessage): string {
  const time = String(headers["x-amz-date"]);
  const scope = `${time.slice(0, 8)}/${ACCOUNT.region}/s3/aws4_request`;
  const signed = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? "")?.[1] ?? "";
  const lines = signed.split(";").map((name) => `${name}:${headers[name]}\n`);
  const request = [method, url, "", lines.join(""), signed, headers["x-amz-content-sha256"]].join("\n");
  const hash = createHash("sha256").update(request).digest("hex");
  let key: Buffer | string = `AWS4${ACCOUNT.secret}`;
  for (const part of scope.split("/")) key = createHmac("sha256", key).update(part).digest();
  const text = ["AWS4-HMAC-SHA256", time, scope, hash].join("\n");
  const signature = createHmac("sha256", key).update(text).digest("hex");
  return `AWS4-HMAC-SHA256 Credential=${ACCOUNT.id}/${scope}, SignedHeaders=${signed}, Signature=${signature}`;
}
