import { existsSync, readdirSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { headersFile } from "./headers-file.ts";
import { precompress } from "./precompress.ts";
import { type Redirect, redirectsFile } from "./redirects-file.ts";
import { type Needs, securityHeaders } from "./security-headers.ts";

/** A client-side app as a static host has to serve it. */
type HostedApp = Needs & {
  /** Further headers for all of it. */
  headers?: Record<string, string>;
  /** The addresses below its base, where it has but those; any other is answered with status 404 then. */
  paths?: readonly string[];
};

/**
 * Writes `_headers` and `_redirects` into the build of a client-side app, and compresses its files ahead. The build
 * lies at the host's root while its addresses begin with Vite's `base`: below it a file is that file, and any other
 * address, or each that the app has, is index.html, as the app's router wants it. What the app says of an address that it
 * has not is in 404.html, which is the same app.
 */
export function hostingFiles({ headers, paths, ...needs }: HostedApp): Plugin {
  let base = "";
  let publicDir = "";
  return {
    name: "voxlog:hosting-files",
    apply: "build",
    configResolved(config) {
      base = config.base.replace(/\/$/, "");
      publicDir = config.publicDir;
    },
    generateBundle() {
      const files = existsSync(publicDir) ? readdirSync(publicDir) : [];
      const all = { ...securityHeaders(needs), ...headers };
      // A host may match the address asked for, or that of the file it found.
      const assets = ["/assets", `${base}/assets`];
      const icons = files.filter((file) => file.startsWith("favicon."));
      const iconAddresses = icons.flatMap((file) => [`/${file}`, `${base}/${file}`]);
      this.emitFile({
        type: "asset",
        fileName: "_headers",
        source: headersFile(all, assets, iconAddresses),
      });
      this.emitFile({
        type: "asset",
        fileName: "_redirects",
        source: redirectsFile(rewrites(base, files, paths)),
      });
    },
    async writeBundle({ dir }) {
      if (!dir) return;
      if (paths) await copyFile(join(dir, "index.html"), join(dir, "404.html"));
      await precompress(dir);
    },
  };
}

function rewrites(base: string, files: readonly string[], paths: readonly string[] = ["/*"]): Redirect[] {
  return [
    { from: "/", to: base, status: 302 },
    // Hosts take index.html for an address of its own and lead on from it; the folder is its content.
    { from: base, to: "/", status: 200 },
    ...files.map((file) => ({ from: `${base}/${file}`, to: `/${file}`, status: 200 as const })),
    { from: `${base}/assets/*`, to: "/assets/:splat", status: 200 },
    ...paths
      .filter((path) => path !== "/")
      // Only some hosts take an address with a slash at its end for the same.
      .flatMap((path) => (path.endsWith("*") ? [path] : [path, `${path}/`]))
      .map((path) => ({ from: base + path, to: "/", status: 200 as const })),
    { from: `${base}/`, to: "/", status: 200 },
  ];
}
