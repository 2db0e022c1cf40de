import { posix } from "node:path";

/** Static and lazy imports per file; paths from the root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const IMPORT = /(?:^(?:import|export)\s(?:[^"';]*?\sfrom\s)?|\bimport\(\s*|^@import\s+)"(\.[^"]+)"/gm;

/**
 * Reads the import graph from the sources. Follows only relative imports; turbo checks those between packages.
 *
 * @param sources the text of each file, by its path.
 */
export function importGraph(sources: ReadonlyMap<string, string>): ImportGraph {
  return new Map(
    [...sources].map(([file, text]) => [
      file,
      [...text.matchAll(IMPORT)].map(([, path]) => posix.join(posix.dirname(file), path ?? "")),
    ]),
  );
}

/**
 * Returns the imports between sibling folders, for each parent folder. A folder includes everything below it; files
 * directly in the parent count as one more sibling, `parent/*`.
 *
 * @example app/a/x.ts imports app/b/deep/y.ts and app/z.ts ⇒ app: { app/a → [app/b, app/*] }
 */
export function folderGraphs(graph: ImportGraph): ImportGraph[] {
  const graphs = new Map<string, Map<string, string[]>>();
  for (const [file, imports] of graph) {
    for (const imported of imports) {
      const [from, to] = [file.split("/"), imported.split("/")];
      const depth = from.findIndex((part, index) => part !== to[index]);
      const parent = from.slice(0, depth).join("/");
      const [folder, beside] = [from, to].map((path) =>
        path.length > depth + 1 ? path.slice(0, depth + 1).join("/") : `${parent}/*`,
      ) as [string, string];
      if (folder === beside) continue;
      const siblings = graphs.get(parent) ?? new Map<string, string[]>();
      graphs.set(parent, siblings);
      const known = siblings.get(folder) ?? [];
      if (!known.includes(beside)) siblings.set(folder, [...known, beside]);
    }
  }
  return [...graphs.values()];
}

/**
 * Returns the first import cycle, from a file back to itself.
 *
 * @example a imports b, b imports a ⇒ ["a", "b", "a"]
 */
export function findCycle(graph: ImportGraph): string[] | undefined {
  const done = new Set<string>();
  const path: string[] = [];
  const walk = (file: string): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    path.push(file);
    for (const imported of graph.get(file) ?? []) {
      const circle = walk(imported);
      if (circle) return circle;
    }
    path.pop();
    done.add(file);
    return undefined;
  };
  for (const file of graph.keys()) {
    const circle = walk(file);
    if (circle) return circle;
  }
  return undefined;
}
