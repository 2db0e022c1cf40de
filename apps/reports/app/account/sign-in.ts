import { removeToken } from "../session/owner.ts";
import { ask, RequestFailure } from "../session/request.ts";

/** Why a sign-in failed. */
export type SignInFailure = "rejected" | "tooMany" | "unreachable" | "server";

/** A password that was right, of an account that also asks for a code. */
export type PasswordGiven = { email: string; mfaId: string };

/** A code that was mailed; the owner's is asked of another collection than the staff's. */
export type CodeSent = PasswordGiven & { collection: "staff" | "_superusers"; otpId: string };

type Failed = { failure: SignInFailure };

/** Signs in with a password, and gives the token; or what has to be given with a code. */
export async function signIn(
  email: string,
  password: string,
): Promise<{ token: string } | PasswordGiven | Failed> {
  // The owner's account too, where the staff has none of that address.
  const answer = await post("staff/auth-with-password", { identity: email, password });
  if ("failure" in answer) return answer;
  if (typeof answer.body["mfaId"] === "string") return { email, mfaId: answer.body["mfaId"] };
  return tokenOf(answer);
}

/** Has a code mailed. */
export async function requestCode({ email, mfaId }: PasswordGiven): Promise<CodeSent | Failed> {
  let failed: Failed = { failure: "rejected" };
  for (const collection of ["staff", "_superusers"] as const) {
    const answer = await post(`${collection}/request-otp`, { email, mfaId });
    if (!("failure" in answer)) return { email, mfaId, collection, otpId: String(answer.body["otpId"]) };
    failed = answer;
    if (answer.failure !== "rejected") break;
  }
  return failed;
}

/** Signs in with the code, and gives the token. */
export async function enterCode(
  { collection, otpId, mfaId }: CodeSent,
  code: string,
): Promise<{ token: string } | Failed> {
  const answer = await post(`${collection}/auth-with-otp`, { otpId, mfaId, password: code });
  return "failure" in answer ? answer : tokenOf(answer);
}

/** Signs out, here at once, and of the server, so that the token can't be used any more. */
export function signOut(): void {
  const token = removeToken();
  if (!token) return;
  ask("/api/account/sign-out", { method: "POST", token, keepalive: true }).catch((error: unknown) => {
    console.warn("The server couldn't be notified of the sign-out. The token will expire.", error);
  });
}

type Answer = { body: Record<string, unknown> };

/** Asks PocketBase; a 401 that asks for a second factor is an answer. */
async function post(path: string, body: object): Promise<Answer | Failed> {
  try {
    const response = await ask(`/api/collections/${path}`, { method: "POST", body });
    if (response.ok || response.status === 401) {
      return { body: (await response.json()) as Answer["body"] };
    }
    return { failure: failureOf(response.status) };
  } catch (error) {
    // An answer that isn't JSON came from another server.
    return { failure: error instanceof RequestFailure ? error.kind : "server" };
  }
}

const tokenOf = ({ body: { token } }: Answer): { token: string } | Failed =>
  typeof token === "string" ? { token } : { failure: "server" };

/** @example failureOf(429) ⇒ "tooMany" */
function failureOf(status: number): SignInFailure {
  if (status === 400) return "rejected";
  return status === 429 ? "tooMany" : "server";
}
