import { signupOf } from "../tests/samples.ts";
import { send } from "../tests/server.ts";

/**
 * Signs up different people at a steady rate.
 *
 * @param everyMs between two signups.
 * @returns how to stop, which returns the response time of each in ms, or NaN for a rejected one.
 */
export function signUpSteadily(
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
