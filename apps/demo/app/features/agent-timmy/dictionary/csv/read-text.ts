/** The kilobytes that a file with words has at most: over two thousand words, which a browser still shows at once. */
export const largestFile = 64;

/** Why a file cannot be read. */
export type FileFailure = "tooLarge" | "notText" | "unreadable";

/**
 * Reads a text file in the encodings that spreadsheets save CSV in: UTF-8, UTF-16 with its mark, and else the
 * Western European code page, in which every byte is a character.
 */
export async function readText(file: Blob): Promise<{ text: string } | { failure: FileFailure }> {
  if (file.size > largestFile * 1024) return { failure: "tooLarge" };
  try {
    const text = decode(new Uint8Array(await file.arrayBuffer()));
    return text.includes("\0") ? { failure: "notText" } : { text };
  } catch {
    return { failure: "unreadable" };
  }
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
