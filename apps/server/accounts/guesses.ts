import { createHmac, timingSafeEqual } from "node:crypto";
import { rateLimit } from "../limits/rate-limit.ts";
import type { Person } from "./account-store.ts";

const WINDOW = 10 * 60_000;
/** Wrong passwords for one account in a window, whatever addresses they come from. */
const MAX_GUESSES = 20;
const COOKIE = "voxlog_device";
const YEAR = 365 * 24 * 60 * 60;

/** Counts guesses at passwords. */
export type Guesses = ReturnType<typeof createGuesses>;

/** Creates the counts. An identity counts whether there is such an account or not, which reveals none. */
export function createGuesses() {
  const limit = rateLimit();
  return {
    /** Counts a guess, and returns whether it's one too many. */
    exceeds: (identity: string) => limit.exceeds(identity.toLowerCase(), MAX_GUESSES, WINDOW, Date.now()),
    /** Takes back a guess that was right. */
    forgive: (identity: string) => limit.takeBack(identity.toLowerCase()),
  };
}

/**
 * Returns whether an account signed in before in the browser that sends a cookie: guessing must not lock that out.
 *
 * @param cookies the request's header.
 */
export function isKnownDevice(cookies: string | undefined, person: Person): boolean {
  const shown = cookies?.split(/;\s*/).find((cookie) => cookie.startsWith(`${COOKIE}=`)) ?? "";
  const given = Buffer.from(shown.slice(COOKIE.length + 1));
  const expected = Buffer.from(signatureOf(person));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Returns the cookie by which a browser is known to sign in at a path. */
export const deviceCookie = (person: Person, path: string, isSecure: boolean): string =>
  `${COOKIE}=${signatureOf(person)}; Path=${path}; Max-Age=${YEAR}; HttpOnly${isSecure ? "; Secure" : ""}; SameSite=Strict`;

const signatureOf = ({ id, collection }: Person) =>
  createHmac("sha256", collection.secrets.auth).update(id).digest("hex");
