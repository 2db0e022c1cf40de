import { signupOf } from "../tests/samples.ts";
import { send } from "../tests/server.ts";

/** Signs up different people every `everyMs`. @returns a function that stops, with the times in ms; NaN if rejected. */
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
