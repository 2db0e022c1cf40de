import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const assets = join(import.meta.dirname, "../../demo/dist/assets");

/**
 * Returns the built demo's style sheet with the design system's tokens and the font. The site's sheets only have what
 * its pages use.
 */
export async function tokenStyles(): Promise<string> {
  const file = (await readdir(assets)).find((name) => /^index-.*\.css$/.test(name));
  if (!file) throw new Error(`No style sheet in ${assets}. Build the demo first.`);
  const styles = await readFile(join(assets, file), "utf8");
  const face = (await readdir(assets)).find((name) => /^onest-(?!extended).*\.woff2$/.test(name));
  if (!face) throw new Error(`No font in ${assets}. Build the demo first.`);
  // A page set from a string can't fetch the file.
  const bytes = await readFile(join(assets, face), "base64");
  return styles.replace(/url\([^)]*\/onest-(?!extended)[^)]*\)/, `url(data:font/woff2;base64,${bytes})`);
}
