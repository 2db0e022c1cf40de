import { createServer } from "node:net";
import { LaunchFailure } from "../process/command.ts";
import { type Env, readVariable } from "./variables.ts";

/** Where the server listens. */
export type Address = {
  /** Its origin, as visitors type it. */
  url: string;
  /** The address of this machine to listen at; all of them without. */
  host: string | undefined;
  /** The port it listens at. */
  port: number;
  /** Where it ends TLS itself: for which domain, and the port that leads there. */
  tls?: {
    domain: string;
    httpPort: number;
    /** The certificate authority's directory, if it isn't Let's Encrypt's. */
    directoryUrl: string | undefined;
  };
};

/**
 * Reads where to listen: on this machine only, at PORT (8090), behind a proxy; with HOST=0.0.0.0 on all
 * networks of a container, for a proxy in another; or, with VOXLOG_DOMAIN, to the world itself, with TLS at PORT (443) and
 * with HTTP_PORT (80) to lead there. Certificates come from Let's Encrypt, or the authority at VOXLOG_ACME_DIRECTORY.
 *
 * @throws LaunchFailure when a port, the domain or the host is none.
 */
export function readAddress(env: Env): Address {
  const { VOXLOG_DOMAIN: domain, VOXLOG_ACME_DIRECTORY: directory } = env;
  const host = readVariable(env, "HOST");
  const port = readVariable({ PORT: env["PORT"] || (domain ? "443" : "") }, "PORT");
  if (!domain) return { url: `http://127.0.0.1:${port}`, host, port };
  const httpPort = readVariable(env, "HTTP_PORT");
  return {
    url: `https://${readDomain(domain)}${port === 443 ? "" : `:${port}`}`,
    host: undefined,
    port,
    tls: { domain, httpPort, directoryUrl: readDirectory(directory) },
  };
}

function readDirectory(value: string | undefined): string | undefined {
  if (!value || URL.parse(value)?.protocol === "https:") return value || undefined;
  throw new LaunchFailure(
    `VOXLOG_ACME_DIRECTORY is "${value}". Set it to the https:// address of an ACME directory, or unset it to use Let's Encrypt.`,
  );
}

function readDomain(value: string): string {
  // An address has no certificate, and neither has a name that only this machine knows.
  if (URL.parse(`https://${value}`)?.host === value && /\.[a-z][a-z0-9-]*$/.test(value)) return value;
  throw new LaunchFailure(
    `VOXLOG_DOMAIN is "${value}", which isn't a domain. Use a name without scheme and port, such as www.example.com.`,
  );
}

/**
 * Makes sure that an address can be had.
 *
 * @throws LaunchFailure when a port of it is taken, or not this user's to use.
 */
export async function expectFree({ host, port, tls }: Address): Promise<void> {
  await expectFreePort("PORT", port, host);
  if (tls) await expectFreePort("HTTP_PORT", tls.httpPort);
}

/**
 * @param name of the variable that says which.
 * @param host to listen on; everywhere when left out.
 */
async function expectFreePort(name: string, port: number, host?: string): Promise<void> {
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
    return `Port ${port} is in use by another program. Stop that program, or choose another port: ${name}=${port === 65_535 ? 8091 : port + 1}`;
  }
  if (code === "EACCES") {
    return `Port ${port} can't be used by this user. Choose one above 1023, such as ${name}=8090, or give the service CAP_NET_BIND_SERVICE.`;
  }
  return `Port ${port} can't be used: ${String(error)}. Choose another one, such as ${name}=8091.`;
}
