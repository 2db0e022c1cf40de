import { get, type IncomingMessage } from "node:http";

/** What a server sends on a new connection before it waits to hear that it arrives, in bytes: RFC 6928, section 2. */
export const FIRST_WINDOW = 14_600;

/** How many bytes a browser is sent for an address, headers included. */
export async function bytesOf(address: string): Promise<number> {
  const headers = { "Accept-Encoding": "gzip, deflate, br" };
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get(address, { headers }, resolve).on("error", reject),
  );
  const { statusCode, statusMessage, rawHeaders } = response;
  // "Name: value", or a line's end, is two characters more than what is in it.
  const head = [`HTTP/1.1 ${statusCode} ${statusMessage}`, ...rawHeaders, ""];
  let bytes = head.reduce((sum, text) => sum + text.length + 2, 0);
  for await (const chunk of response) bytes += chunk.length;
  return bytes;
}
