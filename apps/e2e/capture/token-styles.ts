import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const assets = join(import.meta.dirname, "../../demo/dist/assets");

/** The built demo's style sheet, which holds the design system's tokens, with the typeface in it; the site's are cut to its pages. */
export async function tokenStyles(): Promise<string> {
  const file = (await readdir(assets)).find((name) => /^index-.*\.css$/.test(name));
  if (!file) throw new Error(`There are no styles in ${assets}: build the demo first.`);
  const styles = await readFile(join(assets, file), "utf8");
  const face = (await readdir(assets)).find((name) => /^onest-(?!extended).*\.woff2$/.test(name));
  if (!face) throw new Error(`There is no typeface in ${assets}.`);
  // A page made of a string has no address that the file could be fetched from.
  const bytes = await readFile(join(assets, face), "base64");
  return styles.replace(/url\([^)]*\/onest-(?!extended)[^)]*\)/, `url(data:font/woff2;base64,${bytes})`);
}
