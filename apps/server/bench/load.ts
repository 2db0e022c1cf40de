import { connect } from "node:net";

export type LoadResult = { requests: number; failed: number; perSecond: number; p50: number; p95: number };

/** Describes a load's rate, response times, and rejections. */
export const describe = ({ perSecond, p50, p95, requests, failed }: LoadResult): string =>
  `${Math.round(perSecond)}/s, p50 ${Math.round(p50)} ms, p95 ${Math.round(p95)} ms, ${((100 * failed) / (requests + failed)).toFixed(2)} % rejected`;

/**
 * Sends requests on `connections` connections, one at a time on each. It uses plain sockets, because a load generator
 * on the server's machine must cost little.
 *
 * @param bodies creates the generator of a connection's bodies. The connection ends when it returns none.
 */
export async function generateLoad(
  url: string,
  {
    connections,
    milliseconds,
    bodies,
    headers = () => "",
  }: {
    connections: number;
    milliseconds: number;
    bodies(): () => string | undefined;
    /** Additional header lines of each request. */
    headers?(): string;
  },
  type = "text/plain;charset=UTF-8",
): Promise<LoadResult> {
  const { hostname, port, pathname, host } = new URL(url);
  const head = `POST ${pathname} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${type}\r\n`;
  const times: number[] = [];
  let failed = 0;
  // Generating bodies ahead is as much work as storing them.
  const sources = Array.from({ length: connections }, bodies);
  const begun = performance.now();

  const visit = (next: () => string | undefined) =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      let sent = 0;
      let received = "";
      const send = () => {
        const body = performance.now() - begun > milliseconds ? undefined : next();
        if (body === undefined) {
          socket.destroy();
          return resolve();
        }
        sent = performance.now();
        socket.write(`${head}${headers()}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
      };
      socket.setNoDelay().once("connect", send).once("error", reject).once("close", resolve);
      socket.on("data", (chunk) => {
        received += chunk.toString("latin1");
        const length = /content-length: (\d+)/i.exec(received)?.[1];
        const end = received.indexOf("\r\n\r\n");
        if (end < 0 || (length && received.length < end + 4 + Number(length))) return;
        if (!length && !received.endsWith("0\r\n\r\n")) return;
        if (received.startsWith("HTTP/1.1 200")) times.push(performance.now() - sent);
        else failed += 1;
        received = "";
        send();
      });
    });
  await Promise.all(sources.map(visit));

  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
  const seconds = (performance.now() - begun) / 1000;
  return { requests: times.length, failed, perSecond: times.length / seconds, p50: at(0.5), p95: at(0.95) };
}
