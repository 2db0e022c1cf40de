import PocketBase from "pocketbase";

/** A visitor's client as the product uses it: the stock SDK, without an account, cancelling nothing by itself. */
export function visitor(url: string): PocketBase {
  return new PocketBase(url).autoCancellation(false);
}

/** An answer as the wire has it. */
export type Answer = { status: number; body: Record<string, unknown> };

/** Sends a request by hand, for what the SDK would not send. */
export async function send(
  url: string,
  method: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: { "Content-Type": "application/json", ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : {} };
}
