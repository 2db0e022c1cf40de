import { connect, type Socket } from "node:net";
import type { TestPocketBase } from "../../testing/index.ts";
import { signupOf } from "../samples.ts";
import { send } from "../server.ts";

const SIGNUPS = "/api/collections/signups/records";
const somebodyElse = (i: number) => ({ "X-Forwarded-For": `198.51.100.${i}` });

/**
 * Holds so many connections open that never finish their request, half of them in the middle of the headers and
 * half in the middle of the body.
 *
 * @param server one that trusts the proxy (`PROXIED` of signup-burst.ts).
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
