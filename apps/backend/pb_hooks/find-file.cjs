const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATE = "no-cache";

/**
 * Which file answers a request, of which app and with what status.
 *
 * The demo, where it is there, has everything below /dashboard: it finds its own way in the browser,
 * so that any address is its index.html, but a missing asset is missing. The site is prerendered,
 * a folder with an index.html per page.
 *
 * @example findFile("/features", builds) ⇒ { app: "site", name: "features/index.html", status: 200, … }
 * @example findFile("/dashboard/record", builds) ⇒ { app: "demo", name: "index.html", status: 200, … }
 * @example findFile("/en/nothing", builds) ⇒ { app: "site", name: "en/404.html", status: 404, … }
 */
exports.findFile = (path, builds) => {
  if (path.startsWith("/api/")) return {};
  const below = /^\/dashboard(\/.*)?$/.exec(path);
  if (below && builds.files("demo")) return demoFile((below[1] || "").slice(1), builds);
  if (builds.files("site")) return siteFile(path.slice(1), builds);
  return {};
};

function demoFile(name, { isFile }) {
  if (name && isFile("demo", name)) return found("demo", name);
  if (name.startsWith("assets/")) return {};
  return found("demo", "index.html");
}

function siteFile(name, { isFile }) {
  const page = name.replace(/\/+$/, "");
  const index = page ? `${page}/index.html` : "index.html";
  if (isFile("site", index)) {
    // One address per page: the one without the slash is in its links and its canonical.
    return page === name ? found("site", index) : { redirect: `/${page}` };
  }
  if (name && isFile("site", name)) return found("site", name);
  const missing = /^en(\/|$)/.test(name) ? "en/404.html" : "404.html";
  return isFile("site", missing) ? { app: "site", name: missing, status: 404, cache: REVALIDATE } : {};
}

// The builds put a hash of its content in the name of every file in assets/, and nowhere else.
const found = (app, name) => ({
  app,
  name,
  status: 200,
  cache: name.startsWith("assets/") ? IMMUTABLE : REVALIDATE,
});
