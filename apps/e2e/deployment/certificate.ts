import { createHash, X509Certificate } from "node:crypto";
import { generate } from "selfsigned";

/** A certificate and its key, key first, in PocketBase's format. */
export type Certificate = { cert: string; key: string };

/** Creates a self-signed certificate. */
export async function certificateFor(names: readonly [string, ...string[]]): Promise<Certificate> {
  const { cert, private: key } = await generate([{ name: "commonName", value: names[0] }], {
    algorithm: "sha256",
    keyType: "ec",
    notAfterDate: new Date(Date.now() + 90 * 24 * 60 * 60 * 1000),
    extensions: [{ name: "subjectAltName", altNames: names.map((value) => ({ type: 2, value })) }],
  });
  return { cert, key };
}

/** Returns the hash of a certificate's public key, which browsers accept as trusted. */
export function publicKeyHash({ cert }: Certificate): string {
  const key = new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" });
  return createHash("sha256").update(key).digest("base64");
}
