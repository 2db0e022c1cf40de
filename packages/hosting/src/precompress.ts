import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const COMPRESSIBLE = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/;
/** Smaller files fit in the packet that their headers travel in. */
const SMALLEST = 1000;

const compress = promisify(brotliCompress);

/**
 * Writes a Brotli copy, `.br`, beside every file of a folder that gains by it. Servers that know the convention (ours,
 * nginx' `brotli_static`, Caddy's `precompressed`) send it as it is; hosts that compress by themselves ignore it.
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
