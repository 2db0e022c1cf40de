import type { IncomingMessage } from "node:http";

export class BodyTooLarge extends Error {
  override name = "BodyTooLarge";
}

/** Reads a request's body in at most `maxMs`. @throws BodyTooLarge as soon as known; Error if it's incomplete. */
export function readBody(request: IncomingMessage, maxBytes: number, maxMs: number): Promise<Buffer> {
  const length = Number(request.headers["content-length"] ?? 0);
  if (length > maxBytes) return Promise.reject(new BodyTooLarge());
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const timer = setTimeout(() => reject(new Error("The body is incomplete.")), maxMs);
    request.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > maxBytes) reject(new BodyTooLarge());
    });
    request.once("end", () => {
      clearTimeout(timer);
      resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks));
    });
    request.once("close", () => {
      clearTimeout(timer);
      if (!request.complete) reject(new Error("The body is incomplete."));
    });
    request.once("error", reject);
  });
}
