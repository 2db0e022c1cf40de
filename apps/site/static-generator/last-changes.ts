import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { type Language, languages } from "@voxlog/texts";
import { isFormView, isTopic, pages, type View } from "../app/routing/paths.ts";

/** Returns when a page last changed, ISO 8601; empty if that isn't known. */
export type LastChanges = (view: View, language: Language) => string;

const run = promisify(execFile);

const dictionaries = "../../packages/texts/src/dictionaries";

/** Reads when each page's texts last changed from the repository's history. Without one, such as in an image's build, no date is better than a wrong one. */
export async function lastChanges(): Promise<LastChanges> {
  const names = [...new Set(pages.map(dictionaryOf))];
  const files = languages.flatMap((language) =>
    names.map((name) => `${dictionaries}/${language}/${name}.ts`),
  );
  const dates = await Promise.all(files.map(async (file) => [file, await lastCommit(file)] as const));
  const byFile = new Map(dates);
  return (view, language) => byFile.get(`${dictionaries}/${language}/${dictionaryOf(view)}.ts`) ?? "";
}

/** The file with a page's texts. */
function dictionaryOf(view: View): string {
  if (isTopic(view)) return "topics";
  if (isFormView(view)) return "leads";
  return view === "privacy" || view === "terms" ? "legal" : view;
}

async function lastCommit(file: string): Promise<string> {
  const folder = `${import.meta.dirname}/..`;
  return run("git", ["log", "-1", "--format=%cs", "--", file], { cwd: folder }).then(
    ({ stdout }) => stdout.trim(),
    () => "",
  );
}
