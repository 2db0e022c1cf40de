import type { ImportGraph } from "./import-graph.ts";

/** The imports that the code map in an app's README allows. */
type CodeMap = {
  base: string;
  listed: ReadonlySet<string>;
  mayImport: Map<string, (part: string, path: string) => boolean>;
};

const cellsOf = (row: string) =>
  row
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
const namesIn = (cell: string) =>
  [...cell.matchAll(/`([\w./-]+)`/g)].map(([, name = ""]) => name.replace(/\/$/, ""));

/**
 * Reads the code map in an app's README: a table headed by `app/`, whose parts import only those above them, or a table
 * with a column "may import". Returns undefined for a README without one.
 *
 * @param app folder of the app, such as `apps/site`.
 */
export function readCodeMap(app: string, readme: string): CodeMap | undefined {
  const rows = readme.split("\n").filter((line) => line.startsWith("|"));
  const header = rows.findIndex((row) => /^\| `app\/` +\||\| may import +\|$/.test(row));
  if (header < 0) return undefined;
  const table = rows.slice(header + 2).map(cellsOf);
  const listed = new Set(table.flatMap(([first = ""]) => namesIn(first)));
  const mayImport: CodeMap["mayImport"] = new Map();
  if (!rows[header]?.includes("may import")) {
    const above: string[] = [];
    for (const part of table.flatMap(([first = ""]) => namesIn(first))) {
      const allowed = [...above];
      mayImport.set(part, (imported) => allowed.includes(imported));
      above.push(part);
    }
    return { base: `${app}/app/`, listed, mayImport };
  }
  for (const [first = "", , last = ""] of table) {
    const allowed = namesIn(last);
    const isAllowed = (imported: string, path: string) =>
      last === "everything" || allowed.includes(imported) || allowed.includes(path);
    for (const part of last ? namesIn(first) : []) mayImport.set(part, isAllowed);
  }
  return { base: `${app}/`, listed, mayImport };
}

/** Returns folders that the code map doesn't list, and imports that it doesn't allow. */
export function codeMapFaults({ base, listed, mayImport }: CodeMap, graph: ImportGraph): string[] {
  const inApp = (path: string) => path.startsWith(base) && !/\.(?:test|json|css)\b/.test(path);
  const partOf = (path: string) => path.slice(base.length).split("/")[0] ?? "";
  // Each feature is by itself: features don't import each other.
  const unitOf = (path: string) => /^(features\/)?[^/]+/.exec(path.slice(base.length))?.[0];
  const folders = new Set(
    [...graph.keys()].filter((file) => inApp(file) && file.slice(base.length).includes("/")).map(partOf),
  );
  const unlisted = [...folders].filter((folder) => !listed.has(folder));
  const imports = [...graph]
    .filter(([file]) => inApp(file))
    .flatMap(([file, imports]) => {
      const isAllowed = mayImport.get(partOf(file));
      return imports
        .filter(
          (path) => isAllowed && inApp(path) && unitOf(path) !== unitOf(file) && mayImport.has(partOf(path)),
        )
        .filter((path) => !isAllowed?.(partOf(path), path.slice(base.length)))
        .map((path) => `${file} imports ${path}, which the app's code map doesn't allow`);
    });
  return [...unlisted.map((folder) => `${base}${folder} is missing in the app's code map`), ...imports];
}
