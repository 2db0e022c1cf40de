import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { decode, sign, verify } from "hono/jwt";
import type { TokenHolder } from "../front/guard.ts";
import type { AccountStore, Person } from "./account-store.ts";

/** Someone whose token counts. */
export type SignedIn = TokenHolder & {
  person: Person;
  email: string;
  /** The ID of the sign-in; "" if the token was made for a program. */
  signIn: string;
  /** Seconds since 1970. */
  expires: number;
};

/** `auth` for requests, `file` for downloads, which have their token in the address. */
type TokenKind = "auth" | "file";

type Claims = {
  id: string;
  collectionId: string;
  type: string;
  exp: number;
  refreshable?: boolean;
  signIn?: string;
};

const ROLES: Record<string, TokenHolder["role"]> = { _superusers: "owner", staff: "staff" };

/** Returns the claims of a token, whose signature isn't checked; nothing if it isn't a token. */
export function claimsOf(token: string): Claims | undefined {
  try {
    return decode(token).payload as Claims;
  } catch {
    return undefined;
  }
}

/** Hashes a token. The signature covers all before the last dot; after it, the same signature has several spellings. */
export const hashOf = (token: string): string => sha256(token.slice(0, token.lastIndexOf(".")));

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** Finds whose token a request has, as {@link readToken}. */
export async function findSignedIn(
  store: AccountStore,
  { headers }: IncomingMessage,
): Promise<SignedIn | undefined> {
  const { authorization } = headers;
  return authorization ? readToken(store, authorization.replace(/^Bearer /i, ""), "auth") : undefined;
}

/** Finds whose a token is, if PocketBase signed it, it hasn't expired, and its sign-in hasn't ended. */
export async function readToken(
  store: AccountStore,
  token: string,
  kind: TokenKind,
): Promise<SignedIn | undefined> {
  const claims = claimsOf(token);
  if (claims?.type !== kind || !isCurrent(store, token, claims)) return undefined;
  const person = personOf(store, claims);
  const isSigned = person && (await verify(token, keyOf(person, kind), "HS256").catch(() => undefined));
  if (!isSigned) return undefined;
  const role = ROLES[person.collection.name] ?? "other";
  return { role, token, person, email: person.email, signIn: claims.signIn ?? "", expires: claims.exp };
}

/** Finds whom the claims of a token name. */
export function personOf(store: AccountStore, { collectionId, id }: Claims): Person | undefined {
  const collection = store.findCollection(String(collectionId));
  return collection && store.findPerson(collection, "id", String(id));
}

/** Whether a token counts: its sign-in has not ended, or it was made for a program and has not been revoked. */
function isCurrent(store: AccountStore, token: string, { signIn, refreshable }: Claims): boolean {
  if (signIn) return store.isOpen(String(signIn));
  // Only tokens of sign-ins can be renewed. One without an ID is from before they had one.
  // Until version 0.3, tokens were revoked by the hash of all of their text.
  return !refreshable && !store.isRevoked([hashOf(token), sha256(token)]);
}

/** Returns a token of PocketBase's with a sign-in's ID, signed as PocketBase does it. */
export const withSignIn = (token: string, signIn: string, person: Person, kind: TokenKind): Promise<string> =>
  sign({ ...claimsOf(token), signIn }, keyOf(person, kind), "HS256");

const keyOf = ({ tokenKey, collection }: Person, kind: TokenKind) => tokenKey + collection.secrets[kind];
