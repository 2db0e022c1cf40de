import { createHash, X509Certificate } from "node:crypto";
import { generate } from "selfsigned";

/** A certificate, its key before it, as PocketBase keeps those it got itself. */
export type Certificate = { cert: string; key: string };

/** A certificate for names that no authority would certify. */
export async function certificateFor(names: readonly [string, ...string[]]): Promise<Certificate> {
  const { cert, private: key } = await generate([{ name: "commonName", value: names[0] }], {
    algorithm: "sha256",
    keyType: "ec",
    notAfterDate: new Date(Date.now() + 90 * 24 * 60 * 60 * 1000),
    extensions: [{ name: "subjectAltName", altNames: names.map((value) => ({ type: 2, value })) }],
  });
  return { cert, key };
}

/** The hash of a certificate's public key, by which a browser can be told to trust it. */
export function publicKeyHash({ cert }: Certificate): string {
  const key = new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" });
  return createHash("sha256").update(key).digest("base64");
}
