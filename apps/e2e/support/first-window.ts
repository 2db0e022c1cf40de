import { get, type IncomingMessage } from "node:http";

/** Bytes that a server sends on a new connection before the first acknowledgment: RFC 6928, section 2. */
export const FIRST_WINDOW = 14_600;

/** Returns the size of an answer in bytes, including headers. */
export async function bytesOf(address: string): Promise<number> {
  const headers = { "Accept-Encoding": "gzip, deflate, br" };
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get(address, { headers }, resolve).on("error", reject),
  );
  const { statusCode, statusMessage, rawHeaders } = response;
  // Each header line has ": " and a line break, so 4 bytes more than its name and value.
  const head = [`HTTP/1.1 ${statusCode} ${statusMessage}`, ...rawHeaders, ""];
  let bytes = head.reduce((sum, text) => sum + text.length + 2, 0);
  for await (const chunk of response) bytes += chunk.length;
  return bytes;
}
