import { type Build, type BuiltFile, matches } from "./build.ts";

/** The builds that are served; an app without one isn't. */
export type Builds = { site?: Build; demo?: Build; reports?: Build };

/** What answers a path: a file with its status, an address to go on to, or nothing. */
export type Found = { build: Build; file: BuiltFile; status: 200 | 404 } | { redirect: string } | undefined;

/** The apps that route in the browser, and the path below which each has everything. */
const CLIENT_APPS = { demo: "/dashboard", reports: "/reports" } as const;

/**
 * Finds the file that answers a path. Every address of a client-side app is its index.html, and a missing asset is
 * missing. The site is prerendered: a folder with an index.html per page.
 *
 * @example findFile("/features", builds) ⇒ features/index.html of the site, 200
 * @example findFile("/dashboard/record", builds) ⇒ index.html of the demo, 200
 * @example findFile("/dashboard/nothing", builds) ⇒ 404.html of the demo, 404
 * @example findFile("/en/nothing", builds) ⇒ en/404.html of the site, 404
 */
export function findFile(path: string, builds: Builds): Found {
  for (const app of ["demo", "reports"] as const) {
    const base = CLIENT_APPS[app];
    const build = builds[app];
    if (build && (path === base || path.startsWith(`${base}/`))) {
      return findInApp(build, path, path.slice(base.length + 1));
    }
  }
  return builds.site && findOnSite(builds.site, path);
}

function findInApp(build: Build, path: string, name: string): Found {
  const file = name && build.files.get(name);
  if (file) return { build, file, status: 200 };
  if (name.startsWith("assets/")) return undefined;
  const isAddress = build.redirects.some(
    ({ from, to, status }) => to === "/" && status === 200 && matches(from, path),
  );
  const page = build.files.get(isAddress ? "index.html" : "404.html");
  return page && { build, file: page, status: isAddress ? 200 : 404 };
}

function findOnSite(build: Build, path: string): Found {
  const redirect = build.redirects.find(({ from, status }) => status === 301 && from === path);
  if (redirect) return { redirect: redirect.to };
  const name = path.slice(1);
  const page = name.replace(/\/+$/, "");
  const index = build.files.get(page ? `${page}/index.html` : "index.html");
  // One address per page: the one without the slash is in its links and its canonical.
  if (index) return page === name ? { build, file: index, status: 200 } : { redirect: `/${page}` };
  const file = name && build.files.get(name);
  if (file) return { build, file, status: 200 };
  // The page for what is missing, in the language of the path.
  const missing = build.files.get(`${name.split("/")[0]}/404.html`) ?? build.files.get("404.html");
  return missing && { build, file: missing, status: 404 };
}
