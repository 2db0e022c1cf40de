import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { cacheFolder } from "../cache/cache-folder.ts";

/** Where the unpacked browser's parts are. */
export type UnpackedChromium = { executablePath: string; fonts: string; libraries: string };

/**
 * Unpacks the npm package's browser once per version into the cache folder.
 *
 * The package decides by `tmpdir()` and the environment at import where and what it unpacks, so it
 * runs in a process of its own. It also takes any file that exists for a whole one; unpacking
 * beside and renaming keeps parallel test runs from launching half a browser.
 */
export async function unpackChromium(): Promise<UnpackedChromium> {
  const folder = join(cacheFolder(), "chromium", await packageVersion());
  if (!existsSync(folder)) {
    await mkdir(dirname(folder), { recursive: true });
    const unpacking = await mkdtemp(`${folder}.unpacking-`);
    const script = `const { default: chromium } = await import("@sparticuz/chromium"); await chromium.executablePath();`;
    await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script], {
      cwd: import.meta.dirname,
      env: { ...process.env, TMPDIR: unpacking, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs22.x" },
    });
    await writeFile(join(unpacking, "fonts", "fonts.conf"), fontConfiguration(folder));
    try {
      await rename(unpacking, folder);
    } catch (error) {
      await rm(unpacking, { recursive: true, force: true });
      if (!existsSync(folder)) throw error; // Another run was first: its copy is as good.
    }
  }
  return {
    executablePath: join(folder, "chromium"),
    fonts: join(folder, "fonts"),
    libraries: join(folder, "al2023", "lib"),
  };
}

async function packageVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve("@sparticuz/chromium");
  const manifest = await readFile(join(dirname(entry), "..", "package.json"), "utf8");
  return (JSON.parse(manifest) as { version: string }).version;
}

/**
 * Tells the browser where fonts are. The package's own file names folders of a cloud function, and a browser
 * that finds no font shows pages without text.
 */
function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, "fonts", "fonts")}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, "fonts-cache")}</cachedir>
</fontconfig>
`;
}
