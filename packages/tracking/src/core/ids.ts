const ALPHABET = "abcdefghijklmnopqrstuvwxyz012345";

/** Makes a random id of `length` characters out of `[a-z0-9]`, 5 bits each. */
export function newId(length: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => ALPHABET[byte % 32]).join("");
}
