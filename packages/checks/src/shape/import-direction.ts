import type { ImportGraph } from "./import-graph.ts";

const FEATURE = /^(apps\/[\w-]+\/app\/features\/[\w-]+)\//;
const ROUTE = /^apps\/[\w-]+\/app\/routes\//;

/**
 * Returns imports in the wrong direction: from a package to an app (turbo checks those by name) and, within an app,
 * against shared → features → routes, between features, or from a route's code to anything but routes.
 */
export function disallowedImports(graph: ImportGraph): string[] {
  const wrong: string[] = [];
  for (const [file, imports] of graph) {
    for (const imported of imports) {
      if (isWrongWay(file, imported)) wrong.push(`${file} imports ${imported}`);
    }
  }
  return wrong;
}

function isWrongWay(file: string, imported: string): boolean {
  if (file.startsWith("packages/")) return imported.startsWith("apps/");
  if (ROUTE.test(file)) return false;
  if (ROUTE.test(imported)) return true;
  const feature = FEATURE.exec(imported)?.[1];
  return feature !== undefined && FEATURE.exec(file)?.[1] !== feature;
}
