import { signupOf } from "../tests/samples.ts";
import { send } from "../tests/server.ts";

/**
 * Signs up different people at a steady rate.
 *
 * @param everyMs ms between two signups.
 * @returns a function that stops, and returns the response times in ms; NaN for a rejected signup.
 */
export function signUpAtRate(
  url: string,
  everyMs: number,
  headers: () => Record<string, string> = () => ({}),
): () => Promise<number[]> {
  const times: Promise<number>[] = [];
  const signUp = async () => {
    const begun = performance.now();
    const lead = signupOf(crypto.randomUUID());
    const { status } = await send(`${url}/api/collections/signups/records`, "POST", lead, headers());
    return status === 200 ? performance.now() - begun : Number.NaN;
  };
  const timer = setInterval(() => times.push(signUp()), everyMs);
  return () => {
    clearInterval(timer);
    return Promise.all(times);
  };
}
