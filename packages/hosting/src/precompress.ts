import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const COMPRESSIBLE = /\.(css|html|js|json|md|svg|txt|webmanifest|xml)$/;
/** In bytes: smaller files fit in the packet of their headers. */
const SMALLEST = 1000;

const compress = promisify(brotliCompress);

/**
 * Writes a Brotli copy, `.br`, of every file in a folder that becomes smaller. Servers that know the convention send it
 * (ours, nginx' `brotli_static`, Caddy's `precompressed`); hosts that compress by themselves ignore it.
 */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      const content = await readFile(file);
      if (content.length < SMALLEST) return;
      const compressed = await compress(content, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      });
      await writeFile(`${file}.br`, compressed);
    }),
  );
}
