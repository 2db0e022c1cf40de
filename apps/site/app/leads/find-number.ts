/** A server's challenge: a number whose SHA-256, after the salt, is the challenge. */
export type Challenge = { challenge: string; maxnumber: number; salt: string };

/** Tries all numbers; returns the solution, if there is one. */
export async function findNumber({ challenge, maxnumber, salt }: Challenge): Promise<number | undefined> {
  const encoder = new TextEncoder();
  const wanted = BigInt(`0x${challenge}`);
  for (let number = 0; number <= maxnumber; number++) {
    const hash = new DataView(await crypto.subtle.digest("SHA-256", encoder.encode(salt + number)));
    // The first eight bytes rule out all but one in 10^19.
    if (hash.getBigUint64(0) === wanted >> 192n) return number;
  }
  return undefined;
}
