import { existsSync, readdirSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { headersFile } from "./headers-file.ts";
import { precompress } from "./precompress.ts";
import { type Redirect, redirectsFile } from "./redirects-file.ts";
import { type SecurityHeadersOptions, securityHeaders } from "./security-headers.ts";

/** A client-side app for static hosts. */
type HostedApp = SecurityHeadersOptions & {
  /** Additional headers for all of it. */
  headers?: Record<string, string>;
  /** The app's addresses below its base, if they are a fixed list; any other gets a 404. */
  paths?: readonly string[];
};

/**
 * Writes `_headers` and `_redirects` into the build of a client-side app, and compresses its files in advance. The
 * build is at the host's root, while its addresses begin with Vite's `base`. Below that, files are served as they are
 * and the app's addresses get index.html, for its router. Unknown addresses get 404.html, which is the same app.
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
      // Hosts may match the requested address or that of the file.
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
    // Hosts redirect from index.html; the folder serves its content.
    { from: base, to: "/", status: 200 },
    ...files.map((file) => ({ from: `${base}/${file}`, to: `/${file}`, status: 200 as const })),
    { from: `${base}/assets/*`, to: "/assets/:splat", status: 200 },
    ...paths
      .filter((path) => path !== "/")
      // Only some hosts ignore a trailing slash.
      .flatMap((path) => (path.endsWith("*") ? [path] : [path, `${path}/`]))
      .map((path) => ({ from: base + path, to: "/", status: 200 as const })),
    { from: `${base}/`, to: "/", status: 200 },
  ];
}
