import { axios, Client, crypto, directory } from "acme-client";
import { type Certificate, readAccountKey, writeAccountKey } from "./certificate-file.ts";

export type Authority = {
  domain: string;
  dataDir: string;
  directoryUrl: string | undefined;
  /** Responses to challenges by token, which port 80 serves. */
  challenges: Map<string, string>;
};

// Without a limit, an authority that hangs would end all renewals.
axios.defaults.timeout = 30_000;

/** Requests a certificate by ACME's HTTP challenge (RFC 8555). @throws Error with the authority's answer. */
export async function requestCertificate(authority: Authority): Promise<Certificate> {
  const { domain, dataDir, directoryUrl = directory.letsencrypt.production, challenges } = authority;
  const knownKey = await readAccountKey(dataDir);
  const accountKey = knownKey ?? String(await crypto.createPrivateEcdsaKey());
  const client = new Client({ directoryUrl, accountKey });
  // For an existing account, `auto` would send an empty update, which strict authorities reject. If the key is from
  // another authority, `auto` creates an account.
  if (knownKey) await client.createAccount({ onlyReturnExisting: true }).catch(() => undefined);
  else await writeAccountKey(dataDir, accountKey);
  const [key, csr] = await crypto.createCsr({ commonName: domain }, await crypto.createPrivateEcdsaKey());
  const cert = await client.auto({
    csr,
    termsOfServiceAgreed: true,
    challengePriority: ["http-01"],
    // The authority checks it. This machine may not reach its own public address.
    skipChallengeVerification: true,
    challengeCreateFn: async (_authorization, { token }, answer) => void challenges.set(token, answer),
    challengeRemoveFn: async (_authorization, { token }) => void challenges.delete(token),
  });
  return { key: String(key), cert };
}
