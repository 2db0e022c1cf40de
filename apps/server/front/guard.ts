import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";

export type EditAnswer = (
  status: number,
  body: Record<string, unknown>,
  headers: IncomingHttpHeaders,
) => Promise<{ body: object; cookie?: string }>;

export type GuardedRequest = {
  request: IncomingMessage;
  /** Decoded, without the query. */
  path: string;
  body: Buffer;
  isSecure: boolean;
};

/** Changes of the request to PocketBase, and of its response. */
export type Admission = {
  path?: string;
  body?: Buffer;
  headers?: Record<string, string>;
  edit?: EditAnswer;
  /** Whether caches must not store the response. */
  isPrivate?: boolean;
  answer?: { status: number; body: object };
};

/** A role of an account. `other` is one in a collection that the owner has added. */
export type Role = "owner" | "staff" | "other";

/** Checks one kind of request, and returns nothing for others. @throws HTTPException if it rejects the request. */
export type Check = (guarded: GuardedRequest, role: Role | undefined) => Promise<Admission | undefined>;

/** The sender of a request for PocketBase: a visitor, or the holder of a token. */
export type Sender = {
  role?: Role | undefined;
  token?: string | undefined;
  /** Checks the request. @throws HTTPException if it's rejected. */
  admit(guarded: GuardedRequest): Promise<Admission>;
  /** Called when PocketBase has changed something for the owner. */
  onChange(method: string, path: string): void;
};

/** Finds out who sends a request. */
export type Guard = (request: IncomingMessage) => Promise<Sender>;

/** Answers the forms that browsers send without JavaScript, and addresses that fill one in. */
export type FormHandler = {
  handles(request: IncomingMessage, path: string): boolean;
  answer(request: IncomingMessage, response: ServerResponse, sent: SentForm): Promise<void>;
};

export type SentForm = {
  path: string;
  network: string;
  body: Buffer;
  /** Without room the lead isn't stored, and the visitor gets the form back. */
  hasRoom: boolean;
};

/** Returns the fields of a body in JSON or a form; none for another format. */
export async function readFields({ request, body }: GuardedRequest): Promise<Record<string, unknown>> {
  const type = request.headers["content-type"] ?? "";
  try {
    if (!type.includes("form")) return { ...JSON.parse(body.toString()) };
    const form = await new Response(new Uint8Array(body), { headers: { "Content-Type": type } }).formData();
    return Object.fromEntries(form);
  } catch {
    return {};
  }
}
