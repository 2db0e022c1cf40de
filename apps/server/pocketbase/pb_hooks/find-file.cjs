/** The apps that find their own way in the browser, and below which path each has everything. */
const CLIENT_APPS = { demo: "/dashboard", reports: "/reports" };

/**
 * Which file answers a request, of which app and with what status.
 *
 * In a client-side app, where it is there, each of its addresses is its index.html; a missing asset is missing.
 * The site is prerendered, a folder with an index.html per page.
 *
 * @example findFile("/features", builds) ⇒ { app: "site", name: "features/index.html", status: 200 }
 * @example findFile("/dashboard/record", builds) ⇒ { app: "demo", name: "index.html", status: 200 }
 * @example findFile("/dashboard/nothing", builds) ⇒ { app: "demo", name: "404.html", status: 404 }
 * @example findFile("/en/nothing", builds) ⇒ { app: "site", name: "en/404.html", status: 404 }
 */
exports.findFile = (path, builds) => {
  if (path.startsWith("/api/")) return {};
  for (const [app, base] of Object.entries(CLIENT_APPS)) {
    const isBelow = path === base || path.startsWith(`${base}/`);
    if (isBelow && builds.files(app)) return clientFile(app, path, path.slice(base.length + 1), builds);
  }
  if (builds.files("site")) return siteFile(path.slice(1), builds);
  return {};
};

function clientFile(app, path, name, { isFile, isAddress }) {
  if (name && isFile(app, name)) return found(app, name);
  if (name.startsWith("assets/")) return {};
  if (isAddress(app, path)) return found(app, "index.html");
  return isFile(app, "404.html") ? { app, name: "404.html", status: 404 } : {};
}

function siteFile(name, { isFile, redirectOf }) {
  const onward = redirectOf(`/${name}`);
  if (onward) return { redirect: onward };
  const page = name.replace(/\/+$/, "");
  const index = page ? `${page}/index.html` : "index.html";
  if (isFile("site", index)) {
    // One address per page: the one without the slash is in its links and its canonical.
    return page === name ? found("site", index) : { redirect: `/${page}` };
  }
  if (name && isFile("site", name)) return found("site", name);
  // The page for what is not there, in the language of the address.
  const missing = [`${name.split("/")[0]}/404.html`, "404.html"].find((page) => isFile("site", page));
  return missing ? { app: "site", name: missing, status: 404 } : {};
}

const found = (app, name) => ({ app, name, status: 200 });
