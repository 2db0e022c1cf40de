import { mkdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { headersFile, redirectsFile, securityHeaders } from "@voxlog/hosting";
import { temporaryFolder } from "@voxlog/testing/temporary-folder";

const withCopy = (name: string, content: string) => ({
  [name]: content,
  [`${name}.br`]: brotliCompressSync(content),
});

const SITE = {
  "client/index.html": "<h1>Nederlands</h1>",
  ...withCopy("client/404.html", "<h1>Niet gevonden</h1>"),
  "client/features/index.html": "<h1>Functies</h1>",
  "client/dashboard/index.html": "<h1>Dashboard van de site</h1>",
  "client/en/index.html": "<h1>English</h1>",
  "client/en/404.html": "<h1>Not found</h1>",
  "client/en/dashboard/index.html": "<h1>The site's dashboard</h1>",
  ...withCopy("client/compressed/index.html", "<h1>Compressed</h1>"),
  ...withCopy("client/assets/compressed-a1b2c3.js", "console.log('compressed')"),
  "client/assets/entry-a1b2c3.js": `console.log("${"x".repeat(2000)}")`,
  "client/favicon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
  "client/_headers": headersFile(
    securityHeaders({ inlineScripts: ["'sha256-of-a-script='"] }),
    ["/assets"],
    ["/favicon.svg"],
  ),
  "client/_redirects": "/home / 301\n/features /features/ 200\n",
  "private.txt": "not for visitors",
};
const DEMO = {
  _headers: headersFile(
    securityHeaders({ apiOrigin: "https://api.example.com", features: ["microphone", "screen-wake-lock"] }),
    ["/dashboard/assets"],
  ),
  _redirects: redirectsFile(
    ["", "/", "/record", "/recordings"].map((path) => ({ from: `/dashboard${path}`, to: "/", status: 200 })),
  ),
  ...withCopy("index.html", "<h1>Demo</h1>"),
  "404.html": "<h1>Not in the demo</h1>",
  "assets/demo-d4e5f6.js": "console.log('demo')",
  "assets/talk-g7h8i9.mp3": Buffer.alloc(4000, "sound "),
  "favicon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
};
const REPORTS = {
  _headers: headersFile({ ...securityHeaders({}), "X-Robots-Tag": "noindex" }, ["/reports/assets"]),
  _redirects: redirectsFile(["", "/*"].map((path) => ({ from: `/reports${path}`, to: "/", status: 200 }))),
  "index.html": "<h1>Reports</h1>",
  "assets/reports-a7b8c9.js": "console.log('reports')",
};

const UI = {
  _headers: "/*\n  X-Robots-Tag: noindex\n",
  _redirects: "",
  "index.html": "<h1>Components</h1>",
  "assets/page-c1d2e3.js": "console.log('ui')",
};

/** Creates small folders like the apps' builds. `more` are further files of the site. @returns the server's variables. */
export async function createBuilds(more: Record<string, string> = {}) {
  const folder = await temporaryFolder();
  for (const [app, files] of Object.entries<Record<string, string | Buffer>>({
    site: { ...SITE, ...more },
    demo: DEMO,
    reports: REPORTS,
    ui: UI,
  })) {
    for (const [name, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, app, name)), { recursive: true });
      await writeFile(join(folder, app, name), content);
    }
  }
  await symlink("../private.txt", join(folder, "site", "client", "link.txt"));
  return {
    SITE_DIR: join(folder, "site", "client"),
    DEMO_DIR: join(folder, "demo"),
    REPORTS_DIR: join(folder, "reports"),
    UI_DIR: join(folder, "ui"),
  };
}
