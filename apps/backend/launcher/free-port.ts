import { createServer } from "node:net";
import { LaunchFailure } from "./launch-failure.ts";

/**
 * Makes sure that a port can be listened at.
 *
 * @param name of the variable that says which.
 * @param host to listen on; everywhere when left out.
 * @throws LaunchFailure when it is taken, or not this user's to use.
 */
export async function expectFree(name: string, port: number, host?: string): Promise<void> {
  const probe = createServer();
  const listening = Promise.withResolvers<void>();
  probe.once("error", listening.reject).listen({ port, host }, listening.resolve);
  try {
    await listening.promise;
  } catch (error) {
    throw new LaunchFailure(message(name, port, error));
  }
  await new Promise((closed) => probe.close(closed));
}

function message(name: string, port: number, error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") {
    return `Port ${port} is taken by another program. Stop that program, or choose another port: ${name}=${port === 65_535 ? 8091 : port + 1}`;
  }
  if (code === "EACCES") {
    return `Port ${port} may not be used by this user. Choose one above 1023, as in ${name}=8090, or let the service have CAP_NET_BIND_SERVICE.`;
  }
  return `Port ${port} cannot be used: ${String(error)}. Choose another one, as in ${name}=8091.`;
}
