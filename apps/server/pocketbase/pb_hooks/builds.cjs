const { headersOf, parseHeaders } = require(`${__hooks}/headers-file.cjs`);

// The folders of the built apps, opened once per VM. What is opened this way cannot be left by `..`
// or by a link.
const open = (folder) => (folder ? $os.openRoot(folder) : null);
const roots = {
  site: open($os.getenv("SITE_DIR")),
  demo: open($os.getenv("DEMO_DIR")),
  reports: open($os.getenv("REPORTS_DIR")),
};

// What a build tells its hosts is not for visitors.
const HOSTS_OWN = ["_headers", "_redirects"];

const readHeaders = (root) => (root ? parseHeaders(toString(root.readFile("_headers"))) : []);
const headerRules = {
  site: readHeaders(roots.site),
  demo: readHeaders(roots.demo),
  reports: readHeaders(roots.reports),
};

/** What a build's `_redirects` says, as [from, to, status]. */
const readRules = (root) =>
  root
    ? toString(root.readFile("_redirects"))
        .split("\n")
        .map((rule) => rule.split(" "))
    : [];

/** The addresses that a client-side app has: they are the content of its root. */
const readAddresses = (root) =>
  readRules(root)
    .filter(([, to, status]) => to === "/" && status === "200")
    .map(([from]) => from);
const addresses = { demo: readAddresses(roots.demo), reports: readAddresses(roots.reports) };

/** Whether a client-side app has an address. */
exports.isAddress = (app, path) =>
  addresses[app].some((from) => (from.endsWith("*") ? path.startsWith(from.slice(0, -1)) : path === from));

/** Which addresses of the site lead on to which other; what else its rules say, find-file.cjs does. */
const redirects = Object.fromEntries(readRules(roots.site).filter(([, , status]) => status === "301"));

/** Where an address of the site leads on to, if it does. */
exports.redirectOf = (path) => redirects[path];

/** An app's files; null where that app is not served. */
exports.files = (app) => roots[app];

/** Whether an app has a file (no folder) of that name. */
exports.isFile = (app, name) => {
  try {
    return !HOSTS_OWN.includes(name) && !roots[app].stat(name).isDir();
  } catch {
    return false;
  }
};

/** Changes with every build of a file, the return to an older one included, which a date would not tell. */
exports.entityTag = (app, name) => {
  const file = roots[app].stat(name);
  return `W/"${file.size().toString(36)}-${file.modTime().unixMilli().toString(36)}"`;
};

/** The headers with which an app's build wants a path to be served. */
exports.headers = (app, path) => headersOf(headerRules[app], path);
