import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Below those that systems draw from for connections of their own: https://www.rfc-editor.org/rfc/rfc6335 */
const [FIRST, END] = [20_000, 30_000];

const drawn = new Set<number>();

/**
 * A port of this machine that is free. Drawn here and not by the system, which gives the same one again to
 * another caller before the first has listened on it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, END);
    if (drawn.has(port)) continue;
    drawn.add(port);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, "127.0.0.1");
  try {
    await once(probe, "listening");
  } catch {
    return false;
  }
  probe.close();
  await once(probe, "close");
  return true;
}
