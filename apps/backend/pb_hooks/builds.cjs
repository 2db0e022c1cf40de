// The folders of the built apps, opened once per VM. What is opened this way cannot be left by `..`
// or by a link.
const open = (folder) => (folder ? $os.openRoot(folder) : null);
const roots = { site: open($os.getenv("SITE_DIR")), demo: open($os.getenv("DEMO_DIR")) };

/** An app's files; null where that app is not served. */
exports.files = (app) => roots[app];

/** Whether an app has a file (no folder) of that name. */
exports.isFile = (app, name) => {
  try {
    return !roots[app].stat(name).isDir();
  } catch {
    return false;
  }
};

/** Changes with every build of a file, the return to an older one included, which a date would not tell. */
exports.entityTag = (app, name) => {
  const file = roots[app].stat(name);
  return `W/"${file.size().toString(36)}-${file.modTime().unixMilli().toString(36)}"`;
};

/** The sources of a page's inline scripts and styles, as the site's build wrote them beside its pages. */
exports.inlineHashes = (app, name) => (app === "site" && hashesByPage[name]) || { scripts: [], styles: [] };

/** The origin of the API that the builds were made for, if another than theirs. */
exports.apiOrigin = (/^https?:\/\/[^/]+/.exec($os.getenv("VITE_API_URL")) || [])[0];

const hashesByPage = readHashes(`${$os.getenv("SITE_DIR")}/../csp.json`);

function readHashes(file) {
  try {
    return JSON.parse(toString($os.readFile(file)));
  } catch {
    return {};
  }
}
