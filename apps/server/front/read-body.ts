import type { IncomingMessage } from "node:http";

/** Reads a request's body in at most `maxMs`. Returns nothing as soon as it's too large. @throws Error if it's incomplete. */
export async function readBody(request: IncomingMessage, maxBytes: number, maxMs: number) {
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) return undefined;
  return new Promise<Buffer | undefined>((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const timer = setTimeout(() => reject(new Error("The body is incomplete.")), maxMs);
    request.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > maxBytes) resolve(undefined);
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
