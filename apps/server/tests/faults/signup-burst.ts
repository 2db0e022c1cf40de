import type { TestPocketBase } from "../../testing/index.ts";
import { signup } from "../samples.ts";
import { send } from "../server.ts";

/** A server that limits requests by the address which a proxy gives. */
export const PROXIED = { rateLimits: true, env: { TRUSTED_PROXY_HEADER: "X-Forwarded-For" } };

/**
 * Sends so many signups at once through a proxy.
 *
 * @param server one that trusts the proxy ({@link PROXIED}).
 * @param addressOf the visitor's address by the number of the signup.
 * @returns how many were acknowledged, rejected for their number (429), and stored.
 */
export async function signupBurst(server: TestPocketBase, count: number, addressOf: (i: number) => string) {
  server.empty();
  const url = `${server.url}/api/collections/signups/records`;
  const answers = await Promise.all(
    Array.from({ length: count }, (_, i) =>
      send(url, "POST", { ...signup(), email: `ada${i}@example.com` }, { "X-Forwarded-For": addressOf(i) }),
    ),
  );
  const having = (status: number) => answers.filter((response) => response.status === status).length;
  const rows = await server.admin.rows<{ email: string }>("signups");
  return {
    acknowledged: having(200),
    rejected: having(429),
    stored: new Set(rows.map(({ email }) => email)).size,
  };
}
