import { once } from "node:events";
import type { TestPocketBase } from "../../testing/index.ts";
import { signupOf } from "../samples.ts";
import { send, sendRaw, unfinishedPost } from "../server.ts";

const SIGNUPS = "/api/collections/signups/records";

/** The options of a server that limits requests by the address in a proxy's header. */
export const PROXIED = { rateLimits: true, env: { TRUSTED_PROXY_HEADER: "X-Forwarded-For" } };

/** Sends signups at once, each from another address behind a trusted proxy. */
export async function crowdOfSignups(server: TestPocketBase, count: number) {
  server.empty();
  const signUp = (_: unknown, i: number) =>
    send(server.url + SIGNUPS, "POST", signupOf(i), {
      "X-Forwarded-For": `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`,
    });
  const responses = await Promise.all(Array.from({ length: count }, signUp));
  return {
    acknowledged: responses.filter(({ status }) => status === 200).length,
    stored: (await server.admin.rows("signups")).length,
  };
}

/**
 * Holds connections open that never finish their request: half of them in the headers, half in the body.
 *
 * @param server one that trusts the proxy ({@link PROXIED}).
 * @returns the number of ten signups that were stored in the meantime, and of connections that were still open then.
 */
export async function slowConnections(server: TestPocketBase, count: number) {
  server.empty();
  const starts = [`POST ${SIGNUPS} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: `, unfinishedPost(SIGNUPS)];
  const sockets = await Promise.all(
    Array.from({ length: count }, (_, i) => sendRaw(server, starts[i % 2] ?? "")),
  );
  const held = new Set(sockets);
  for (const socket of sockets) {
    for (const end of ["data", "close"]) socket.once(end, () => held.delete(socket));
  }
  for (let i = 0; i < 10; i++)
    await send(server.url + SIGNUPS, "POST", signupOf(i), { "X-Forwarded-For": `198.51.100.${i}` });
  const outcome = { stored: (await server.admin.rows("signups")).length, held: held.size };
  for (const socket of sockets) socket.destroy();
  return outcome;
}

/** Sends signups whose senders close the connection 0 to 20 ms after their last byte. */
export async function leaveBeforeAnswer(server: TestPocketBase, count: number): Promise<void> {
  server.empty();
  const leave = async (i: number) => {
    const body = JSON.stringify(signupOf(i));
    const headers = `Host: 127.0.0.1\r\nX-Forwarded-For: 198.51.100.${i}\r\nContent-Type: application/json`;
    const length = `Content-Length: ${Buffer.byteLength(body)}`;
    const socket = await sendRaw(
      server,
      `POST ${SIGNUPS} HTTP/1.1\r\n${headers}\r\n${length}\r\n\r\n${body}`,
    );
    setTimeout(() => socket.destroy(), i % 20);
    await once(socket, "close");
  };
  await Promise.all(Array.from({ length: count }, (_, i) => leave(i)));
}
