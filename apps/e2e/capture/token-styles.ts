import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const assets = join(import.meta.dirname, "../../demo/dist/assets");

/** The built demo's style sheet, which holds the design system's tokens; the site's are cut to its pages. */
export async function tokenStyles(): Promise<string> {
  const file = (await readdir(assets)).find((name) => /^index-.*\.css$/.test(name));
  if (!file) throw new Error(`There are no styles in ${assets}: build the demo first.`);
  return readFile(join(assets, file), "utf8");
}
