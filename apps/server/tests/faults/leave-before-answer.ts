import { once } from "node:events";
import { connect } from "node:net";
import type { TestPocketBase } from "../../testing/index.ts";
import { signupOf } from "../samples.ts";

/**
 * Sends signups whose senders close the connection 0 to 20 ms after their last byte.
 *
 * @param server one that trusts the proxy (`PROXIED` of signup-burst.ts).
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
