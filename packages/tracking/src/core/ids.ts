/** Makes a random id of `length` characters out of `[a-z0-9]`, 5 bits each. */
export function newId(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => (byte % 32).toString(32)).join("");
}
