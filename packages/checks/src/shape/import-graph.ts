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
