import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const assets = join(import.meta.dirname, "../../site/build/client/assets");

/** The built site's style sheet, which holds the design system's tokens. */
export async function siteStyles(): Promise<string> {
  const file = (await readdir(assets)).find((name) => name.endsWith(".css"));
  if (!file) throw new Error(`There are no styles in ${assets}: build the site first.`);
  return readFile(join(assets, file), "utf8");
}
