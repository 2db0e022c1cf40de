/** The title of a test, or of a table of tests. */
const TITLE = /(?<![.\w'])test(?:\(|\.(?:each|for)\b.*?\)\()\s*(?:"((?:[^"\\]|\\.)+)"|`([^`]+)`)/gs;
/** A sentence without its subject, or with one that only its `describe` names. */
const FRAGMENT = /^(?:and|also|but|or|then|is|are|was|has|have|does|do|can|keeps|gets|it|its|they)\b/;
const MIN_WORDS = 3;
/** The title of a table whose rows have the sentences. */
const OF_ROW = "%s";

/**
 * Returns titles of tests that don't make sense without their `describe`, and titles of more than one test.
 *
 * @param sources sources of test files, by path.
 */
export function titleFaults(sources: ReadonlyMap<string, string>): string[] {
  const found: string[] = [];
  const files = new Map<string, string>();
  for (const [file, source] of sources) {
    for (const [, plain, template] of source.matchAll(TITLE)) {
      const name = plain ?? template ?? "";
      if (name === OF_ROW) continue;
      if (FRAGMENT.test(name) || name.split(" ").length < MIN_WORDS) {
        found.push(`${file}: "${name}" doesn't make sense alone`);
      }
      if (files.has(name)) found.push(`${file}: "${name}" is also in ${files.get(name)}`);
      files.set(name, file);
    }
  }
  return found;
}
