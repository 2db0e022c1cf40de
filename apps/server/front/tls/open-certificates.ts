import { createSecureContext, type SecureContext } from "node:tls";
import { keepCertificate } from "./keep-certificate.ts";
import type { Authority } from "./request-certificate.ts";

/** The certificates of a domain. */
export type Certificates = {
  /** Finds the context of a TLS handshake by the name that the client asks for; used as Node's `SNICallback`. */
  choose(name: string, found: (error: Error | null, context?: SecureContext) => void): void;
  /** Ends what is under way. */
  close(): Promise<void>;
};

/**
 * Opens the certificate of a domain, and that of `www.` before it once a client asks for it: not every domain's records
 * have one. Any other name gets the domain's.
 */
export function openCertificates(authority: Authority): Certificates {
  const { domain } = authority;
  const contexts = new Map<string, SecureContext>();
  const kept = new Map<string, Promise<void>>();
  const ending = new AbortController();
  const keep = (name: string) => {
    if (kept.has(name)) return;
    const use = (certificate: { key: string; cert: string }) =>
      void contexts.set(name, createSecureContext(certificate));
    kept.set(name, keepCertificate({ ...authority, domain: name }, use, ending.signal));
  };
  keep(domain);
  return {
    choose(name, found) {
      if (name === `www.${domain}`) keep(name);
      found(null, contexts.get(name) ?? contexts.get(domain));
    },
    async close() {
      ending.abort();
      await Promise.all(kept.values());
    },
  };
}
