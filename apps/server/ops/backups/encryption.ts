import { createReadStream, createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";

/** What every file begins with that age has encrypted: https://age-encryption.org/v1 */
const HEADER = "age-encryption.org/v1\n";

/** What opens what was encrypted, and what encrypts for it. */
export type KeyPair = { secret: string; recipient: string };

/** Makes a new pair of keys. */
export async function makeKeyPair(): Promise<KeyPair> {
  const secret = await generateX25519Identity();
  return { secret, recipient: await identityToRecipient(secret) };
}

/** Whether a text is a recipient that files can be encrypted for. */
export function isRecipient(text: string): boolean {
  try {
    new Encrypter().addRecipient(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a file has been encrypted. */
export async function isEncrypted(file: string): Promise<boolean> {
  await using handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER.length));
  return buffer.subarray(0, bytesRead).toString() === HEADER;
}

/** Encrypts a file into another, for the holder of the recipient's secret key. */
export async function encryptFile(
  from: string,
  to: string,
  recipient: string,
  ending: AbortSignal,
): Promise<void> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  await convert(from, to, (content) => encrypter.encrypt(content), ending);
}

/**
 * Decrypts a file into another.
 *
 * @throws Error when the key is none, is another one's, or the file was changed since.
 */
export async function decryptFile(from: string, to: string, secretKey: string): Promise<void> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(secretKey);
  await convert(from, to, (content) => decrypter.decrypt(content));
}

/** Piece by piece: a backup need not fit into the memory. */
async function convert(
  from: string,
  to: string,
  work: (content: globalThis.ReadableStream<Uint8Array>) => Promise<globalThis.ReadableStream<Uint8Array>>,
  signal?: AbortSignal,
): Promise<void> {
  // Node and the browser's library each have a type for the one stream.
  const content = Readable.toWeb(createReadStream(from)) as globalThis.ReadableStream<Uint8Array>;
  const result = (await work(content)) as ReadableStream<Uint8Array>;
  await pipeline(Readable.fromWeb(result), createWriteStream(to, { mode: 0o600 }), { signal });
}
