import { hash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { decode, sign, verify } from "hono/jwt";
import type { EditAnswer, Role } from "../front/guard.ts";
import { toText } from "../process/parse-json.ts";
import type { AccountStore, Person } from "./account-store.ts";

export type SignedIn = {
  role: Role;
  token: string;
  person: Person;
  email: string;
  /** The ID of the sign-in; "" for an API token. */
  signIn: string;
  /** Seconds since 1970. */
  expires: number;
};

/** `auth` for requests, `file` for downloads, whose token is in the URL. */
type TokenKind = "auth" | "file";

type Claims = {
  id: string;
  collectionId: string;
  type: string;
  exp: number;
  refreshable?: boolean;
  signIn?: string;
};

const ROLES: Record<string, Role> = { _superusers: "owner", staff: "staff" };

/** Returns the claims of a token without checking its signature; nothing if it isn't a token. */
function claimsOf(token: string): Claims | undefined {
  try {
    return decode(token).payload as Claims;
  } catch {
    return undefined;
  }
}

/** Hashes a token without its signature, which has several equivalent encodings. */
export const hashOf = (token: string): string => hash("sha256", token.slice(0, token.lastIndexOf(".")));

/** Finds the holder of a request's token, see {@link readToken}. */
export async function findSignedIn(
  store: AccountStore,
  { headers }: IncomingMessage,
): Promise<SignedIn | undefined> {
  const { authorization } = headers;
  return authorization ? readToken(store, authorization.replace(/^Bearer /i, ""), "auth") : undefined;
}

/** Finds the holder of a token that PocketBase signed, that hasn't expired, and whose sign-in hasn't ended. */
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

/** Finds the account in the claims of a token. */
export function personOf(store: AccountStore, { collectionId, id }: Claims): Person | undefined {
  const collection = store.findCollection(toText(collectionId));
  return collection && store.findPerson(collection, "id", toText(id));
}

function isCurrent(store: AccountStore, token: string, { signIn, refreshable }: Claims): boolean {
  if (signIn) return store.isOpen(toText(signIn));
  // A renewable token without an ID is from before sign-ins had one.
  // Until version 0.3, tokens were revoked by the hash of their complete text.
  return !refreshable && !store.isRevoked([hashOf(token), hash("sha256", token)]);
}

/**
 * Edits PocketBase's answer with a token: adds the ID of a sign-in to the token, and signs it like PocketBase does.
 *
 * @param find returns the token's account and sign-in, or nothing to leave it.
 */
export const editToken =
  (
    kind: TokenKind,
    find: (claims: Claims) => Promise<Pick<SignedIn, "person" | "signIn"> | undefined>,
  ): EditAnswer =>
  async (_, body) => {
    const claims = claimsOf(toText(body["token"]));
    const found = claims && (await find(claims));
    if (!found) return { body };
    const key = keyOf(found.person, kind);
    return { body: { ...body, token: await sign({ ...claims, signIn: found.signIn }, key, "HS256") } };
  };

const keyOf = ({ tokenKey, collection }: Person, kind: TokenKind) => tokenKey + collection.secrets[kind];
