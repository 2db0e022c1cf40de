import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Language, languages } from "@voxlog/texts";
import { isFormView, isTopic, pages, type View } from "../app/routing/paths.ts";

/** Returns when a page last changed, ISO 8601; empty if that isn't known. */
export type LastChanges = (view: View, language: Language) => string;

const run = promisify(execFile);

const dictionaries = "../../packages/texts/src/dictionaries";

/**
 * Reads when each page's texts last changed from the repository's history. A shallow clone has no dates, because they
 * would be wrong.
 */
export async function lastChanges(): Promise<LastChanges> {
  if ((await git("rev-parse", "--is-shallow-repository")) !== "false") return () => "";
  const names = [...new Set(pages.map(dictionaryOf))];
  const files = languages.flatMap((language) =>
    names.map((name) => `${dictionaries}/${language}/${name}.ts`),
  );
  const dates = await Promise.all(files.map(async (file) => [file, await lastCommit(file)] as const));
  const byFile = new Map(dates);
  return (view, language) => byFile.get(`${dictionaries}/${language}/${dictionaryOf(view)}.ts`) ?? "";
}

function dictionaryOf(view: View): string {
  if (isTopic(view)) return "topics";
  if (isFormView(view)) return "leads";
  return view === "privacy" || view === "terms" ? "legal" : view;
}

const lastCommit = (file: string) => git("log", "-1", "--format=%cs", "--", file);

/** Returns what Git prints; nothing if it fails, such as outside of a repository. */
function git(...args: string[]): Promise<string> {
  return run("git", args, { cwd: join(import.meta.dirname, "..") }).then(
    ({ stdout }) => stdout.trim(),
    () => "",
  );
}
