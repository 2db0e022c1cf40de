import type { IncomingMessage } from "node:http";
import { apiError } from "./api.ts";

/** The client left, or sent its body too slowly. */
export class IncompleteBody extends Error {
  override name = "IncompleteBody";
}

/** Reads a request's body in at most `maxMs`. @throws IncompleteBody, or HTTPException as soon as it's too large. */
export async function readBody(request: IncomingMessage, maxBytes: number, maxMs: number): Promise<Buffer> {
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) throw tooLarge();
  return new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const timer = setTimeout(() => reject(new IncompleteBody()), maxMs);
    request.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > maxBytes) reject(tooLarge());
    });
    request.once("end", () => {
      clearTimeout(timer);
      resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks));
    });
    request.once("close", () => {
      clearTimeout(timer);
      if (!request.complete) reject(new IncompleteBody());
    });
    request.once("error", () => reject(new IncompleteBody()));
  });
}

const tooLarge = () => apiError(413, "The body is too large.");
