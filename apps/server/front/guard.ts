import type { IncomingMessage } from "node:http";

/** Changes PocketBase's answer before its receiver gets it. */
export type EditAnswer = (
  status: number,
  body: Record<string, unknown>,
) => Promise<{ body: object; cookie?: string }>;

/** Whose token a request has; other accounts are of collections that the owner has added. */
export type TokenHolder = { role: "owner" | "staff" | "other"; token: string };

/** A request to PocketBase. */
export type GuardedRequest = {
  request: IncomingMessage;
  /** Decoded, without the query. */
  path: string;
  body: Buffer;
  isSecure: boolean;
};

/** What PocketBase receives instead, and what becomes of its answer. */
export type Admission = {
  path?: string;
  body?: Buffer;
  /** Headers that replace the visitor's. */
  headers?: Record<string, string>;
  edit?: EditAnswer;
  /** Whether no cache may keep the answer. */
  isPrivate?: boolean;
  /** The answer, if PocketBase isn't asked. */
  answer?: { status: number; body: object };
};

/**
 * Checks a request of its kind, and returns nothing for others.
 *
 * @throws HTTPException for one that is rejected.
 */
export type Check<Holder extends TokenHolder = TokenHolder> = (
  guarded: GuardedRequest,
  holder: Holder | undefined,
) => Promise<Admission | undefined>;

/** Checks what reaches PocketBase. */
export type Guard<Holder extends TokenHolder = TokenHolder> = {
  /** Finds whose token a request has, if it counts. */
  findHolder(request: IncomingMessage): Promise<Holder | undefined>;
  checks: readonly Check<Holder>[];
};

/** Returns the fields of a body, which is JSON or a form; none if it's neither. */
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
