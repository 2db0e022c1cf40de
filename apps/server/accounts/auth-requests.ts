import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { describeClient } from "@voxlog/tracking/describe-client";
import { apiError } from "../front/api.ts";
import { type Admission, type EditAnswer, type GuardedRequest, readFields } from "../front/guard.ts";
import { rateLimit } from "../limits/limits.ts";
import type { CodeMail } from "../mail/emails.ts";
import { CHECKED_HEADER, CODE_HEADER, FRONT_KEY } from "../pocketbase/child.ts";
import { toText } from "../process/parse-json.ts";
import type { AccountStore, AuthCollection, Person } from "./account-store.ts";
import { editToken, personOf, type SignedIn } from "./tokens.ts";

const WINDOW = 10 * 60_000;
/** Wrong passwords for one account in a window, from all addresses together. */
const MAX_GUESSES = 20;
const COOKIE = "voxlog_device";
const YEAR = 365 * 24 * 60 * 60;

/** Limits in ten minutes: for an account, for one sign-in, for one code. */
const CODES = { account: 9, signIn: 5 };
const GUESSES = { account: 20, signIn: 10, code: 5 };

/** Emails a sign-in code. Returns whether it was sent. */
export type SendCode = (code: Pick<CodeMail, "id" | "to" | "code">) => Promise<boolean>;

type Fields = Record<string, unknown>;
type Attempt = GuardedRequest & {
  store: AccountStore;
  guesses: ReturnType<typeof rateLimit>;
  sendCode: SendCode | undefined;
  collection: AuthCollection;
  holder: SignedIn | undefined;
  fields: Fields;
  mfaId: string;
};
/** The request for PocketBase: the fields that were checked, and the collection. */
type Checked = { fields?: Fields; collection?: AuthCollection; edit?: EditAnswer };

const actions: Record<string, (attempt: Attempt) => Checked | Promise<Checked>> = {
  "auth-with-password": checkPassword,
  "auth-with-otp": checkCode,
  "auth-with-oauth2": (attempt) => ({ edit: beginSignIn(attempt) }),
  "auth-refresh": (attempt) => ({ edit: renewSignIn(attempt) }),
  "request-otp": checkCodeRequest,
};

/** PocketBase would send its own emails for these. `pnpm run staff` sets another password instead. */
const NOT_FOR_STAFF = ["request-password-reset", "request-verification"];

/**
 * Creates the check of sign-ins: `POST /api/collections/{name}/{action}`. It limits them by account, where PocketBase
 * only limits by address, and gives each an ID by which it can be ended.
 */
export function createAuthRequests(store: AccountStore, sendCode: SendCode | undefined) {
  // Unknown accounts are counted too, so that a limit doesn't reveal whether one exists.
  const guesses = rateLimit();
  /** @throws HTTPException */
  return async (
    guarded: GuardedRequest,
    name: string,
    action: string,
    holder: SignedIn | undefined,
  ): Promise<Admission> => {
    const collection = store.findCollection(name);
    if (!collection || (collection.name === "staff" && NOT_FOR_STAFF.includes(action)))
      throw apiError(404, "The requested resource wasn't found.");
    const query = new URLSearchParams(guarded.request.url?.split("?")[1]);
    const sent = await readFields(guarded);
    const mfaId = query.get("mfaId") || textOf(sent, "mfaId");
    const attempt = { ...guarded, store, guesses, sendCode, collection, holder, fields: sent, mfaId };
    const { fields, collection: to = collection, edit } = (await actions[action]?.(attempt)) ?? {};
    // PocketBase ignores the case of names and prefers the query, so it receives only the fields that were checked.
    if (fields) query.delete("mfaId");
    return {
      path: `/api/collections/${to.name}/${action}${query.size > 0 ? `?${query}` : ""}`,
      headers: { [CHECKED_HEADER]: FRONT_KEY, ...(fields && { "Content-Type": "application/json" }) },
      ...(fields && { body: Buffer.from(JSON.stringify(fields)) }),
      ...(edit && { edit }),
    };
  };
}

function checkPassword(attempt: Attempt): Checked {
  const { store, guesses, request, isSecure, mfaId } = attempt;
  const [identity, password] = [textOf(attempt.fields, "identity"), textOf(attempt.fields, "password")];
  const collection = collectionFor(store, attempt.collection, identity);
  const person = store.findPerson(collection, "email", identity);
  const isLimited = store.limitsRequests() && !(person && isKnownDevice(request.headers.cookie, person));
  const account = identity.toLowerCase();
  if (isLimited && guesses.exceeds(account, MAX_GUESSES, WINDOW, Date.now())) throw tooMany();
  const begin = beginSignIn(attempt);
  return {
    collection,
    fields: { identity, password, mfaId },
    async edit(status, body, headers) {
      const isRight = status === 200 || Boolean(body["mfaId"]);
      if (!isRight || !person) return { body };
      if (isLimited) guesses.takeBack(account);
      const cookie = deviceCookie(person, `/api/collections/${attempt.collection.name}`, isSecure);
      return { ...(await begin(status, body, headers)), cookie };
    },
  };
}

/**
 * Returns the collection to sign in to. The reports have one form for both, so an address without a staff account is
 * the owner's. It's also the owner's if there is no staff account at all: PocketBase would have no password to compare
 * with, and would answer faster.
 */
function collectionFor(store: AccountStore, requested: AuthCollection, email: string): AuthCollection {
  const owners = requested.name === "staff" && store.findCollection("_superusers");
  if (!owners || store.findPerson(requested, "email", email)) return requested;
  return store.findPerson(owners, "email", email) || !store.hasAny(requested) ? owners : requested;
}

/**
 * Counts a request for a code, which needs a correct password first. Otherwise anyone who knows an address could flood
 * its mailbox, use up its codes, or get a code to guess at. The answer doesn't reveal whether the account exists.
 */
async function checkCodeRequest(attempt: Attempt): Promise<Checked> {
  const { store, collection, fields, mfaId, sendCode } = attempt;
  const email = textOf(fields, "email");
  const person = store.findPerson(collection, "email", email);
  const signIn = findFirstFactor(store, collection, person, mfaId);
  if (person)
    await expectRoom(store, {
      [`codes for ${person.id}`]: CODES.account,
      [`codes for ${person.id} in ${signIn}`]: CODES.signIn,
    });
  return {
    fields: { email },
    async edit(status, body, headers) {
      const code = toText(headers[CODE_HEADER.toLowerCase()]);
      if (status !== 200 || !person || !code) return { body };
      const sending = sendCode?.({ id: textOf(body, "otpId"), to: person.email, code });
      // The admin, which doesn't send an ID, must continue: the owner may have printed a code.
      if (signIn && mfaId && !(await sending)) throw apiError(503, "The code can't be emailed.");
      return { body };
    },
  };
}

/**
 * Counts a guess at a code, right or wrong, before PocketBase checks it. PocketBase only counts by address, and an
 * attacker may have many.
 */
async function checkCode(attempt: Attempt): Promise<Checked> {
  const { store, mfaId } = attempt;
  const [otpId, password] = [textOf(attempt.fields, "otpId"), textOf(attempt.fields, "password")];
  const person = store.findByCode(otpId);
  if (person) {
    const signIn = findFirstFactor(store, person.collection, person, mfaId);
    await expectRoom(store, {
      [`guesses at ${person.id}`]: GUESSES.account,
      [`guesses at ${person.id} in ${signIn}`]: GUESSES.signIn,
      [`guesses at code ${otpId}`]: GUESSES.code,
    });
  }
  return { fields: { otpId, password, mfaId }, edit: beginSignIn(attempt) };
}

/** Finds the sign-in with a correct password; "" if the account needs only one factor. */
function findFirstFactor(
  store: AccountStore,
  { name, hasSecondFactor }: AuthCollection,
  person: Person | undefined,
  mfaId: string,
): string {
  if (!hasSecondFactor) return "";
  // PocketBase's admin requests a code without the ID of its sign-in.
  const isNamed = mfaId !== "" || name === "_superusers";
  const found = person && isNamed && store.findFirstFactor(person, mfaId);
  if (!found) throw apiError(400, "Sign in with a password first.");
  return found;
}

async function expectRoom(store: AccountStore, limits: Record<string, number>): Promise<void> {
  if (!(await store.countAttempt(limits))) throw tooMany();
}

/** Stores a sign-in before the client receives its token. */
const beginSignIn = ({ store, request }: Attempt): EditAnswer =>
  editToken("auth", async (claims) => {
    const person = personOf(store, claims);
    if (!person) return undefined;
    const client = clientOf(request);
    const signIn = await store.beginSignIn(person.id, claims.exp, client);
    const what = Object.values(client).filter(Boolean).join(", ");
    await store.audit({ who: person.email, event: "signedIn", what });
    return { person, signIn };
  });

/** Keeps the ID in a renewed token, so that it ends with its sign-in. API tokens can't be renewed. */
const renewSignIn = ({ store, holder }: Attempt): EditAnswer =>
  editToken("auth", async ({ refreshable, exp }) => {
    if (!holder || !refreshable) return undefined;
    if (await store.extendSignIn(holder.signIn, exp)) return holder;
    throw apiError(401, "The sign-in has ended. Sign in again.");
  });

const tooMany = () => apiError(429, "Too Many Requests.");

const textOf = (fields: Fields, name: string) => toText(fields[name]);

function clientOf({ headers }: IncomingMessage): { browser: string; system: string } {
  const { browser, os } = describeClient({ userAgent: headers["user-agent"] ?? "" });
  const known = (name: string) => (name === "Unknown" ? "" : name);
  return { browser: known(browser), system: known(os) };
}

/** Returns whether an account has signed in from this browser: guesses from elsewhere must not lock it out. */
function isKnownDevice(cookies: string | undefined, person: Person): boolean {
  const shown = cookies?.split(/;\s*/).find((cookie) => cookie.startsWith(`${COOKIE}=`)) ?? "";
  const actual = Buffer.from(shown.slice(COOKIE.length + 1));
  const expected = Buffer.from(signatureOf(person));
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

const deviceCookie = (person: Person, path: string, isSecure: boolean): string =>
  `${COOKIE}=${signatureOf(person)}; Path=${path}; Max-Age=${YEAR}; HttpOnly${isSecure ? "; Secure" : ""}; SameSite=Strict`;

const signatureOf = ({ id, collection }: Person) =>
  createHmac("sha256", collection.secrets.auth).update(id).digest("hex");
