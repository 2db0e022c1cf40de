// ALTCHA's protocol (version 1, https://altcha.org/docs/server-integration/): the client searches for the number whose
// salted hash is given.
import { createHmac, hash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { parseJson, toText } from "../process/parse-json.ts";

/** On average, half of the numbers have to be tried, which takes most visitors under a second. */
const MAX_NUMBER = 50_000;
/** Seconds until a challenge expires. */
const LIFE = 600;

/** Checks a proof. Returns nothing if it's valid, otherwise the response with a new challenge. */
export type CheckProof = (proof: unknown) => { status: number; body: object } | undefined;

/** Creates a check with its own secret. After a restart, a form that is already open gets a new challenge. */
export function createProofCheck(clock: () => number = Date.now): CheckProof {
  const secret = randomBytes(32);
  const now = () => Math.floor(clock() / 1000);
  const sign = (challenge: string) => createHmac("sha256", secret).update(challenge).digest();
  const used = new Map<string, number>();

  const makeChallenge = () => {
    // The `&` ends the salt. Otherwise digits of the number could be moved into `expires`, and extend the challenge.
    const salt = `${randomBytes(8).toString("hex")}?expires=${now() + LIFE}&`;
    const challenge = hash("sha256", `${salt}${randomInt(MAX_NUMBER + 1)}`);
    const signature = sign(challenge).toString("hex");
    return { algorithm: "SHA-256", challenge, maxnumber: MAX_NUMBER, salt, signature };
  };

  const problemWith = (proof: unknown): string => {
    if (!proof) return "missing";
    const sent = parseJson(Buffer.from(String(proof), "base64").toString());
    const { number, ...texts } = Object(sent) as Record<string, unknown>;
    const names = ["challenge", "salt", "signature"];
    const [challenge = "", salt = "", signature = ""] = names.map((name) => toText(texts[name]));
    const expires = Number(/\?expires=(\d{1,12})&$/.exec(salt)?.[1]);
    const isRight = Number.isInteger(number) && hash("sha256", `${salt}${number}`) === challenge;
    const actual = Buffer.from(signature, "hex");
    const expected = sign(challenge);
    const isOurs = actual.length === expected.length && timingSafeEqual(actual, expected);
    if (!expires || !isRight || !isOurs) return "wrong";
    if (expires < now()) return "too old";
    for (const [key, end] of used) {
      if (end >= now()) break;
      used.delete(key);
    }
    const key = actual.toString("hex");
    if (used.has(key)) return "used before";
    used.set(key, expires);
    return "";
  };

  return (proof) => {
    const problem = problemWith(proof);
    if (!problem) return undefined;
    const message = `A proof of work is required, and this lead's is ${problem}.`;
    return { status: 428, body: { status: 428, message, data: {}, challenge: makeChallenge() } };
  };
}
