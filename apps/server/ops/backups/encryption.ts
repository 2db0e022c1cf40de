import { createReadStream, createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";

/** The first bytes of every file encrypted by age: https://age-encryption.org/v1 */
const HEADER = "age-encryption.org/v1\n";

export type KeyPair = { secret: string; recipient: string };

/** Creates a key pair. */
export async function makeKeyPair(): Promise<KeyPair> {
  const secret = await generateX25519Identity();
  return { secret, recipient: await identityToRecipient(secret) };
}

/** Returns whether a text is a public key. */
export function isRecipient(text: string): boolean {
  try {
    new Encrypter().addRecipient(text);
    return true;
  } catch {
    return false;
  }
}

/** Returns whether a file is encrypted. */
export async function isEncrypted(file: string): Promise<boolean> {
  await using handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER.length));
  return buffer.subarray(0, bytesRead).toString() === HEADER;
}

/** Encrypts a file into another, for the holder of the recipient's secret key. */
export async function encryptFile(from: string, to: string, recipient: string, closing: AbortSignal) {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  await convert(from, to, (content) => encrypter.encrypt(content), closing);
}

/** Decrypts a file into another. @throws Error for an invalid or wrong key, or a changed file. */
export async function decryptFile(from: string, to: string, secretKey: string): Promise<void> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(secretKey);
  await convert(from, to, (content) => decrypter.decrypt(content));
}

/** Streams a file, because a backup may not fit into memory. */
async function convert(
  from: string,
  to: string,
  work: (content: globalThis.ReadableStream<Uint8Array>) => Promise<globalThis.ReadableStream<Uint8Array>>,
  signal?: AbortSignal,
): Promise<void> {
  // Node's and the DOM's types of the same stream differ.
  const content = Readable.toWeb(createReadStream(from)) as globalThis.ReadableStream<Uint8Array>;
  const result = (await work(content)) as ReadableStream<Uint8Array>;
  await pipeline(Readable.fromWeb(result), createWriteStream(to, { mode: 0o600 }), { signal });
}
