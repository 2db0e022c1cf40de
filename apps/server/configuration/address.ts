import { once } from "node:events";
import { createServer } from "node:net";
import { LaunchFailure } from "../process/command.ts";
import { type Env, readVariable } from "./variables.ts";

export type Address = {
  url: string;
  host: string | undefined;
  port: number;
  /** Set if the server terminates TLS: the domain, and the port that redirects to it. */
  tls?: {
    domain: string;
    httpPort: number;
    /** The certificate authority's ACME directory; Let's Encrypt's if undefined. */
    directoryUrl: string | undefined;
  };
};

/**
 * Reads the address: PORT of this machine or, with VOXLOG_DOMAIN, a public one with TLS and a redirect at HTTP_PORT.
 * @throws LaunchFailure for an invalid one.
 */
export function readAddress(env: Env): Address {
  const { VOXLOG_DOMAIN: domain, VOXLOG_ACME_DIRECTORY: directory } = env;
  const host = readVariable(env, "HOST");
  const port = readVariable({ PORT: env["PORT"] || (domain ? "443" : "") }, "PORT");
  if (!domain) return { url: `http://127.0.0.1:${port}`, host, port };
  const httpPort = readVariable(env, "HTTP_PORT");
  if (httpPort === port)
    throw new LaunchFailure(
      `PORT and HTTP_PORT are both ${port}. With VOXLOG_DOMAIN, HTTP_PORT redirects to PORT: choose another for one of them.`,
    );
  return {
    url: `https://${readDomain(domain)}${port === 443 ? "" : `:${port}`}`,
    host: undefined,
    port,
    tls: { domain, httpPort, directoryUrl: readDirectory(directory) },
  };
}

/** Reads the trusted proxy's header with the visitor's address, in lower case. @throws LaunchFailure */
export function readProxyHeader(env: Env): string | undefined {
  const name = readVariable(env, "TRUSTED_PROXY_HEADER");
  if (/^[\w-]*$/.test(name)) return name.toLowerCase() || undefined;
  throw new LaunchFailure(
    `TRUSTED_PROXY_HEADER is "${name}", which isn't a header's name. Set it to one such as X-Forwarded-For.`,
  );
}

function readDirectory(value: string | undefined): string | undefined {
  if (!value || URL.parse(value)?.protocol === "https:") return value || undefined;
  throw new LaunchFailure(
    `VOXLOG_ACME_DIRECTORY is "${value}". Set it to the https:// address of an ACME directory, or unset it to use Let's Encrypt.`,
  );
}

function readDomain(value: string): string {
  // IP addresses and local names can't have a certificate.
  if (URL.parse(`https://${value}`)?.host === value && /\.[a-z][a-z0-9-]*$/.test(value)) return value;
  throw new LaunchFailure(
    `VOXLOG_DOMAIN is "${value}", which isn't a domain. Use a name without scheme and port, such as www.example.com.`,
  );
}

/** @throws LaunchFailure if a port is in use, or this user may not use it. */
export async function expectFreePorts({ host, port, tls }: Address): Promise<void> {
  await expectFreePort("PORT", port, host);
  if (tls) await expectFreePort("HTTP_PORT", tls.httpPort);
}

/** @param name the port's variable. */
async function expectFreePort(name: string, port: number, host?: string): Promise<void> {
  const probe = createServer().listen({ port, host });
  await once(probe, "listening").catch((error: unknown) => {
    throw new LaunchFailure(message(name, port, error));
  });
  await once(probe.close(), "close");
}

function message(name: string, port: number, error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE")
    return `Port ${port} is in use by another program. Stop that program, or choose another port: ${name}=${port === 65_535 ? 8091 : port + 1}`;
  if (code === "EACCES")
    return `Port ${port} can't be used by this user. Choose one above 1023, such as ${name}=8090, or give the service CAP_NET_BIND_SERVICE.`;
  return `Port ${port} can't be used: ${String(error)}. Choose another one, such as ${name}=8091.`;
}
