import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { cacheFolder } from "../cache/cache-folder.ts";

export type UnpackedChromium = { executablePath: string; fonts: string; libraries: string };

/**
 * Unpacks the npm package's browser into the cache folder, once per version. In its own process, since the package
 * reads `tmpdir()` and the environment on import. It also takes any existing file for a complete one, so this unpacks
 * next to the target and renames: parallel runs never launch half a browser.
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
      if (!existsSync(folder)) throw error; // Another run was first; its copy is the same.
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
 * Points the browser at its fonts. The package's own file names folders of a cloud function, and without fonts a
 * browser shows pages without text.
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
