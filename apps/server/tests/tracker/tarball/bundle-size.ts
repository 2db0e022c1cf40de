import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";

/** Returns the size of a page's code with its imports, minified and gzipped, in bytes. */
export async function bundleSize(code: string): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    root: import.meta.dirname,
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === "/entry.js" ? id : null),
        load: (id) => (id === "/entry.js" ? code : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: "/entry.js", preserveEntrySignatures: "strict" } },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return gzipSync(output[0].code, { level: 9 }).length;
}
