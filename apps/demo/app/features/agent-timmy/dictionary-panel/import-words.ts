import type { WordDraft, WordProblem } from "../../../dictionary/entries.ts";
import { type RowProblem, readWords } from "./words-csv.ts";

/** A row that gave no word. */
type RejectedRow = { line: number; problem: RowProblem | Exclude<WordProblem, "duplicate"> };

/** What came of a file. */
export type ImportReport = {
  added: number;
  /** The words that were in the dictionary already, or in the file before. */
  duplicates: string[];
  /** In the order of the file. */
  rejected: RejectedRow[];
};

/**
 * Brings the words of a CSV text into the dictionary, and says of every row what came of it.
 *
 * @param add adds words, and says of each what is wrong with it, if anything.
 * @throws when the parser cannot be fetched; another call tries again.
 */
export async function importWords(
  text: string,
  add: (drafts: readonly WordDraft[]) => readonly (WordProblem | undefined)[],
): Promise<ImportReport> {
  const rows = await readWords(text);
  const readable = rows.filter((row) => "draft" in row);
  const problems = add(readable.map(({ draft }) => draft));
  const judged = readable.map((row, index) => ({ ...row, problem: problems[index] }));

  const rejected: RejectedRow[] = rows.filter((row) => "problem" in row);
  for (const { line, problem } of judged) {
    if (problem && problem !== "duplicate") rejected.push({ line, problem });
  }
  return {
    added: judged.filter(({ problem }) => !problem).length,
    duplicates: judged.filter(({ problem }) => problem === "duplicate").map(({ draft }) => draft.word),
    rejected: rejected.toSorted((a, b) => a.line - b.line),
  };
}

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
