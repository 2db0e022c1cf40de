import { setTimeout as sleep } from "node:timers/promises";
import { createSecureContext, type SecureContext } from "node:tls";
import { messageOf } from "../../process/command.ts";
import { type Certificate, isRenewalDue, readCertificate, writeCertificate } from "./certificate-file.ts";
import type { Authority } from "./request-certificate.ts";

/**
 * Opens the certificate of a domain, and that of its `www.` subdomain when a client first requests it: it may not have
 * a DNS record. Any other name gets the domain's.
 *
 * @param setDefault receives the domain's, for clients that don't send a name; the stored one before this resolves.
 */
export async function openCertificates(authority: Authority, setDefault: (certificate: Certificate) => void) {
  const { dataDir, domain } = authority;
  const contexts = new Map<string, SecureContext>();
  const closing = new AbortController();
  const open = async (name: string) => {
    const use = (certificate: Certificate) => {
      contexts.set(name, createSecureContext(certificate));
      if (name === domain) setDefault(certificate);
    };
    const stored = await readCertificate(dataDir, name);
    if (stored) use(stored);
    void keepCertificate({ ...authority, domain: name }, stored, use, closing.signal);
  };
  let www: Promise<void> | undefined;
  await open(domain);
  return {
    /** Finds the certificate for a server name, once a stored one is read; for Node's `SNICallback`. */
    async choose(name: string, found: (error: Error | null, context?: SecureContext) => void) {
      if (name === `www.${domain}`) www ??= open(name);
      await www;
      found(null, contexts.get(name) ?? contexts.get(domain));
    },
    /** Doesn't wait for the authority's answer, which may take minutes. */
    close: () => closing.abort(),
  };
}

const MINUTE = 60_000;
const CHECK_EVERY = 12 * 60 * MINUTE;
/** Let's Encrypt allows five failures an hour: https://letsencrypt.org/docs/rate-limits/ */
const FIRST_RETRY = 15 * MINUTE;
const MAX_RETRY = 6 * 60 * MINUTE;

/** Keeps a domain's certificate valid until aborted. `use` receives new ones. */
async function keepCertificate(
  authority: Authority,
  stored: Certificate | undefined,
  use: (certificate: Certificate) => void,
  signal: AbortSignal,
): Promise<void> {
  const { dataDir, domain } = authority;
  let certificate = stored;
  let failures = 0;
  while (!signal.aborted) {
    if (isRenewalDue(certificate)) {
      try {
        // Loaded only when needed: it takes longer than the rest of a start.
        const { requestCertificate } = await import("./request-certificate.ts");
        certificate = await requestCertificate(authority);
        await writeCertificate(dataDir, domain, certificate);
        use(certificate);
        failures = 0;
      } catch (error) {
        if (signal.aborted) return;
        failures++;
        // The client fails on its own if it gets no answer.
        const reason =
          error instanceof TypeError ? "the certificate authority didn't answer" : messageOf(error);
        process.stderr.write(
          `The certificate for ${domain} couldn't be renewed: ${reason}. Check that ${domain} points to this machine and that ports 80 and 443 are open.\n`,
        );
      }
    }
    const pause = failures > 0 ? Math.min(FIRST_RETRY * 2 ** (failures - 1), MAX_RETRY) : CHECK_EVERY;
    await sleep(pause, undefined, { signal }).catch(() => undefined);
  }
}
