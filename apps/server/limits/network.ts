import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

/**
 * Returns the network that limits count an address for: an IPv4 address itself, and the /64 of an IPv6 address, because
 * a host can use any address in it.
 *
 * @example networkOf("2001:db8:0:1::7") ⇒ "2001:db8:0:1::"
 * @example networkOf("::ffff:203.0.113.7") ⇒ "203.0.113.7"
 * @example networkOf("203.0.113.7:50123") ⇒ "203.0.113.7", because some proxies add the port
 */
export function networkOf(sent: string): string {
  const address = sent.replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, "$1$3");
  if (!isIPv6(address)) return address;
  // URL normalizes IPv6: lower case, no leading zeros, IPv4 as two groups, the longest run of zeros as `::`.
  const written = new URL(`http://[${address.replace(/%.*/, "")}]`).hostname.slice(1, -1);
  const [before = "", after] = written.split("::");
  const head = before.split(":").filter(Boolean);
  const tail = after?.split(":").filter(Boolean) ?? [];
  const zeros = Array<string>(8 - head.length - tail.length).fill("0");
  const groups = [...head, ...zeros, ...tail];
  const isMapped = groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff";
  if (!isMapped) return `${groups.slice(0, 4).join(":")}::`;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join(".");
}

/** Returns the network of the last address in a trusted proxy's header (lower case), or of the connection. */
export function networkOfRequest(request: IncomingMessage, trustedHeader: string | undefined): string {
  const sent = trustedHeader && request.headers[trustedHeader];
  const named = sent ? String(sent).split(",").at(-1)?.trim() : undefined;
  return networkOf(named || request.socket.remoteAddress || "");
}
