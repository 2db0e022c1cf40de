import { posix } from "node:path";

/** Which files a file imports statically; paths from the root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const STATIC_IMPORT = /^(?:import|export)\s(?:[^"';]*?\sfrom\s)?"(\.[^"]+)"/gm;

/**
 * Reads who imports whom from the sources. Only relative imports are followed; those between packages are turbo's
 * affair. Dynamic ones may lead anywhere: they are how a screen is fetched by the link to it.
 *
 * @param sources the text of each file, by its path.
 */
export function importGraph(sources: ReadonlyMap<string, string>): ImportGraph {
  return new Map(
    [...sources].map(([file, text]) => [
      file,
      [...text.matchAll(STATIC_IMPORT)].map(([, path]) => posix.join(posix.dirname(file), path ?? "")),
    ]),
  );
}

/**
 * The first circle of imports found, from a file back to itself.
 *
 * @example a imports b, b imports a ⇒ ["a", "b", "a"]
 */
export function findCircle(graph: ImportGraph): string[] | undefined {
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
