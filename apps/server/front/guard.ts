import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";

export type EditAnswer = (
  status: number,
  body: Record<string, unknown>,
  headers: IncomingHttpHeaders,
) => Promise<{ body: object; cookie?: string }>;

/** The holder of a request's token. `other` is an account in a collection that the owner has added. */
export type TokenHolder = { role: "owner" | "staff" | "other"; token: string };

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

/** Checks one kind of request, and returns nothing for others. @throws HTTPException if it rejects the request. */
export type Check<Holder extends TokenHolder = TokenHolder> = (
  guarded: GuardedRequest,
  holder: Holder | undefined,
) => Promise<Admission | undefined>;

export type Guard<Holder extends TokenHolder = TokenHolder> = {
  findHolder(request: IncomingMessage): Promise<Holder | undefined>;
  checks: readonly Check<Holder>[];
  onOwnerChange?(holder: Holder, method: string, path: string): void;
};

/** Answers the forms that browsers send without JavaScript. */
export type FormHandler = {
  handles(path: string): boolean;
  /** Answers with the form and the values in the address. */
  prefill(request: IncomingMessage, response: ServerResponse, path: string): Promise<void>;
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
