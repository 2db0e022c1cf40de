import { removeToken } from "../session/account.ts";
import { failureKind, sendRequest } from "../session/request.ts";

export type SignInFailure = "rejected" | "tooMany" | "unreachable" | "server";

/** A correct password of an account that also needs a code. */
export type CodeChallenge = { email: string; mfaId: string };

/** A code that was mailed. Owners and staff are in different collections. */
export type CodeSent = CodeChallenge & { collection: "staff" | "_superusers"; otpId: string };

type Failed = { failure: SignInFailure };

/** Signs in with a password. Returns the token, or the challenge that a code has to complete. */
export async function signIn(
  email: string,
  password: string,
): Promise<{ token: string } | CodeChallenge | Failed> {
  // The server tries the owner's account too, if no staff member has this address.
  const answer = await post("staff/auth-with-password", { identity: email, password });
  if ("failure" in answer) return answer;
  if (typeof answer.body["mfaId"] === "string") return { email, mfaId: answer.body["mfaId"] };
  return tokenOf(answer);
}

/** Has a code mailed. */
export async function requestCode({ email, mfaId }: CodeChallenge): Promise<CodeSent | Failed> {
  let failed: Failed = { failure: "rejected" };
  for (const collection of ["staff", "_superusers"] as const) {
    const answer = await post(`${collection}/request-otp`, { email, mfaId });
    if (!("failure" in answer)) return { email, mfaId, collection, otpId: String(answer.body["otpId"]) };
    failed = answer;
    if (answer.failure !== "rejected") break;
  }
  return failed;
}

/** Signs in with a code. Returns the token. */
export async function enterCode(
  { collection, otpId, mfaId }: CodeSent,
  code: string,
): Promise<{ token: string } | Failed> {
  const answer = await post(`${collection}/auth-with-otp`, { otpId, mfaId, password: code });
  return "failure" in answer ? answer : tokenOf(answer);
}

/** Signs out at once in this browser, and revokes the token on the server. */
export function signOut(): void {
  const token = removeToken();
  if (!token) return;
  sendRequest("/api/account/sign-out", { method: "POST", token, keepalive: true }).catch((error: unknown) => {
    console.warn("The server couldn't be notified of the sign-out. The token will expire.", error);
  });
}

type Answer = { body: Record<string, unknown> };

/** Sends a request to PocketBase. A 401 that asks for a second factor counts as an answer. */
async function post(path: string, body: object): Promise<Answer | Failed> {
  try {
    const response = await sendRequest(`/api/collections/${path}`, { method: "POST", body, token: null });
    if (response.ok || response.status === 401) {
      return { body: (await response.json()) as Answer["body"] };
    }
    return { failure: failureOf(response.status) };
  } catch (error) {
    // An answer that isn't JSON came from another server.
    return { failure: failureKind(error) };
  }
}

const tokenOf = ({ body: { token } }: Answer): { token: string } | Failed =>
  typeof token === "string" ? { token } : { failure: "server" };

/** @example failureOf(429) ⇒ "tooMany" */
function failureOf(status: number): SignInFailure {
  if (status === 400) return "rejected";
  return status === 429 ? "tooMany" : "server";
}
