import { api } from "../environment.ts";

/** Why nobody was let in. */
export type SignInFailure = "refused" | "tooMany" | "unreachable" | "server";

/** Asks for the token of the owner's PocketBase account. */
export async function signIn(
  email: string,
  password: string,
): Promise<{ token: string } | { failure: SignInFailure }> {
  try {
    const answer = await fetch(`${api}/api/collections/_superusers/auth-with-password`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ identity: email, password }),
    });
    if (!answer.ok) return { failure: failureOf(answer.status) };
    const { token } = (await answer.json()) as { token?: unknown };
    return typeof token === "string" ? { token } : { failure: "server" };
  } catch (error) {
    // Fetch says a failed connection with a TypeError; what is no JSON came from another server.
    return { failure: error instanceof TypeError ? "unreachable" : "server" };
  }
}

/** @example failureOf(429) ⇒ "tooMany" */
function failureOf(status: number): SignInFailure {
  if (status === 400) return "refused";
  return status === 429 ? "tooMany" : "server";
}
