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
