import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { cacheFolder } from "../cache/cache-folder.ts";
import { fillOnce } from "../cache/fill-once.ts";

export type UnpackedChromium = { executablePath: string; fonts: string; libraries: string };

/**
 * Unpacks the npm package's browser into the cache folder, once per version. In its own process, since the package
 * reads `tmpdir()` and the environment on import.
 */
export async function unpackChromium(): Promise<UnpackedChromium> {
  const folder = join(cacheFolder(), "chromium", await packageVersion());
  // The package itself takes any existing file for a complete one.
  await fillOnce(folder, async (draft) => {
    const script = `const { default: chromium } = await import("@sparticuz/chromium"); await chromium.executablePath();`;
    await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script], {
      cwd: import.meta.dirname,
      env: { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs22.x" },
    });
    await writeFile(join(draft, "fonts", "fonts.conf"), fontConfiguration(folder));
  });
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
