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
  edit?: EditAnswer;
  /** Whether it's an attempt to sign in that was counted. */
  isCounted?: boolean;
  /** Whether no cache may keep the answer. */
  isPrivate?: boolean;
};

/** Checks what reaches PocketBase. */
export type Guard<Holder extends TokenHolder = TokenHolder> = {
  /** Finds whose token a request has, if it counts. */
  findHolder(request: IncomingMessage): Promise<Holder | undefined>;
  /** @throws HTTPException for a request that is rejected. */
  admit(request: GuardedRequest, holder: Holder | undefined): Promise<Admission>;
};
