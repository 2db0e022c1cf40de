import type { ImportGraph } from "./import-graph.ts";

const FEATURE = /^(apps\/[\w-]+\/app\/features\/[\w-]+)\//;
const ROUTE = /^apps\/[\w-]+\/app\/routes\//;

/**
 * Returns the imports that go the wrong way: an app's by a package (those by name are turbo's affair), and within an
 * app, shared → features → routes, a feature's by another one or by shared code, and a route's by anything but a route.
 */
export function wrongWayImports(graph: ImportGraph): string[] {
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
