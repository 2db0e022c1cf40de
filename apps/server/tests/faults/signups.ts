import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { TestPocketBase } from "../../testing/index.ts";
import { signup, signupOf } from "../samples.ts";
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

const SIGNUPS = "/api/collections/signups/records";
const somebodyElse = (i: number) => ({ "X-Forwarded-For": `198.51.100.${i}` });

/**
 * Holds so many connections open that never finish their request, half of them in the middle of the headers and
 * half in the middle of the body.
 *
 * @param server one that trusts the proxy ({@link PROXIED}).
 * @returns how many of ten signups were stored during it, and how many of the connections were still held then.
 */
export async function slowConnections(
  server: TestPocketBase,
  count: number,
): Promise<{ stored: number; held: number }> {
  server.empty();
  const { port } = new URL(server.url);
  const half = `POST ${SIGNUPS} HTTP/1.1\r\nHost: 127.0.0.1\r\n`;
  const starts = [
    `${half}X-Slow: `,
    `${half}Content-Type: application/json\r\nContent-Length: 4000\r\n\r\n{`,
  ];
  const sockets = await Promise.all(
    Array.from({ length: count }, (_, i) => open(Number(port), starts[i % 2] ?? "")),
  );
  const held = new Set(sockets);
  for (const socket of sockets) {
    for (const end of ["data", "close"]) socket.once(end, () => held.delete(socket));
  }
  for (let i = 0; i < 10; i++) await send(server.url + SIGNUPS, "POST", signupOf(i), somebodyElse(i));
  const outcome = { stored: (await server.admin.rows("signups")).length, held: held.size };
  for (const socket of sockets) socket.destroy();
  return outcome;
}

function open(port: number, start: string): Promise<Socket> {
  return new Promise((opened, failed) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(start, () => opened(socket)));
    socket.once("error", failed);
  });
}

/**
 * Sends signups whose senders close the connection 0 to 20 ms after their last byte.
 *
 * @param server one that trusts the proxy ({@link PROXIED}).
 */
export async function leaveBeforeAnswer(server: TestPocketBase, count: number): Promise<void> {
  server.empty();
  const { port } = new URL(server.url);
  await Promise.all(
    Array.from({ length: count }, async (_, i) => {
      const body = JSON.stringify(signupOf(i));
      const socket = connect(Number(port), "127.0.0.1");
      await once(socket, "connect");
      socket.write(
        `POST /api/collections/signups/records HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: 198.51.100.${i}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
      setTimeout(() => socket.destroy(), i % 20);
      await once(socket, "close");
    }),
  );
}
