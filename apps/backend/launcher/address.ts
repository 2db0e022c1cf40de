import { createServer } from "node:net";
import { LaunchFailure } from "./launch-failure.ts";

/** The server listens on this machine alone; a proxy in front of it faces the world. */
const HOST = "127.0.0.1";

/** Where the server listens. */
export type Address = { host: string; port: number; url: string };

/**
 * Reads the variable PORT (8090 when it is not set) and makes sure that the port is free.
 *
 * @throws LaunchFailure when it is no port, or taken, or not ours to use.
 */
export async function chooseAddress(port = "8090"): Promise<Address> {
  const number = Number(port);
  if (!/^\d+$/.test(port) || number < 1 || number > 65_535) {
    throw new LaunchFailure(`PORT is not a port: "${port}". Set it to a number from 1 to 65535.`);
  }
  await expectFree(number);
  return { host: HOST, port: number, url: `http://${HOST}:${number}` };
}

async function expectFree(port: number): Promise<void> {
  const probe = createServer();
  const listening = Promise.withResolvers<void>();
  probe.once("error", listening.reject).listen(port, HOST, listening.resolve);
  try {
    await listening.promise;
  } catch (error) {
    throw new LaunchFailure(portMessage(port, error));
  }
  await new Promise((closed) => probe.close(closed));
}

function portMessage(port: number, error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") {
    return `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port === 65_535 ? 8091 : port + 1}`;
  }
  if (code === "EACCES") {
    return `Port ${port} may not be used by this user. Choose one above 1023, as in PORT=8090.`;
  }
  return `Port ${port} cannot be used: ${String(error)}. Choose another one, as in PORT=8091.`;
}
