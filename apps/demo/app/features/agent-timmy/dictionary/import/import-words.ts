import type { WordDraft, WordProblem } from "../../../../words/word-rules.ts";
import { type RowProblem, readWords } from "../csv/words-csv.ts";

/** A row that gave no word. */
export type RejectedRow = { line: number; problem: RowProblem | Exclude<WordProblem, "duplicate"> };

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
