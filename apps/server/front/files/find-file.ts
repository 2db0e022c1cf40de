import { type Build, type BuiltFile, matches } from "./build.ts";

export type Builds = { site?: Build; demo?: Build; reports?: Build; ui?: Build };

/** The response to a path: a file with its status, a redirect, or nothing. */
export type FileMatch =
  | { build: Build; file: BuiltFile; status: 200 | 404 }
  | { redirect: string }
  | undefined;

const CLIENT_APPS = { demo: "/dashboard", reports: "/reports" } as const;

/**
 * Finds the response to a path. Pages of a client-side app are its index.html. The site is prerendered: each page is a
 * folder with an index.html.
 *
 * @example findFile("/features", builds) ⇒ features/index.html of the site, 200
 * @example findFile("/dashboard/record", builds) ⇒ index.html of the demo, 200
 * @example findFile("/dashboard/nothing", builds) ⇒ 404.html of the demo, 404
 * @example findFile("/en/nothing", builds) ⇒ en/404.html of the site, 404
 * @example findFile("/ui/", builds) ⇒ index.html of the design system's documentation, 200
 * @example findFile("/EN/Pricing", builds) ⇒ redirect to /en/pricing: phones and print capitalize
 */
export function findFile(path: string, builds: Builds): FileMatch {
  const found = findExact(path, builds);
  const lower = path.toLowerCase();
  if (lower === path || !isMissing(found)) return found;
  const other = findExact(lower, builds);
  if (isMissing(other)) return found;
  return other && "redirect" in other ? other : { redirect: lower };
}

const isMissing = (found: FileMatch): boolean => !found || ("status" in found && found.status === 404);

function findExact(path: string, builds: Builds): FileMatch {
  for (const app of ["demo", "reports"] as const) {
    const base = CLIENT_APPS[app];
    const build = builds[app];
    if (build && (path === base || path.startsWith(`${base}/`)))
      return findInApp(build, path, path.slice(base.length + 1));
  }
  if (builds.ui && path === "/ui") return { redirect: "/ui/" }; // Its addresses are relative.
  if (builds.ui && path.startsWith("/ui/")) {
    const file = builds.ui.files.get(path.slice("/ui/".length) || "index.html");
    return file && { build: builds.ui, file, status: 200 };
  }
  return builds.site && findOnSite(builds.site, path);
}

function findInApp(build: Build, path: string, name: string): FileMatch {
  const file = name && build.files.get(name);
  if (file) return { build, file, status: 200 };
  if (name.startsWith("assets/")) return undefined;
  const isAddress = build.redirects.some(
    ({ from, to, status }) => to === "/" && status === 200 && matches(from, path),
  );
  const page = build.files.get(isAddress ? "index.html" : "404.html");
  return page && { build, file: page, status: isAddress ? 200 : 404 };
}

function findOnSite(build: Build, path: string): FileMatch {
  const address = path.replace(/(.)\/+$/, "$1");
  const redirect = build.redirects.find(({ from, status }) => status === 301 && from === address);
  if (redirect) return { redirect: redirect.to };
  const name = path.slice(1);
  const page = name.replace(/\/+$/, "");
  const index = build.files.get(page ? `${page}/index.html` : "index.html");
  // Each page has one URL, without the trailing slash, which its links and canonical use.
  if (index) return page === name ? { build, file: index, status: 200 } : { redirect: `/${page}` };
  const file = name && build.files.get(name);
  if (file) return { build, file, status: 200 };
  const missing = build.files.get(`${name.split("/")[0]}/404.html`) ?? build.files.get("404.html");
  return missing && { build, file: missing, status: 404 };
}
