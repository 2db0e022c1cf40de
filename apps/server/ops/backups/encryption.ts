import { open } from "node:fs/promises";
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { writeSynced } from "./pace.ts";

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
  work: (content: ReadableStream<Uint8Array>) => Promise<ReadableStream<Uint8Array>>,
  signal?: AbortSignal,
): Promise<void> {
  await using handle = await open(from);
  // Node's and the DOM's types of the same stream differ.
  const content = handle.readableWebStream() as ReadableStream<Uint8Array>;
  await writeSynced(to, await work(content), signal);
}
