// The built site, and the demo and the reports below their paths, on the API's own origin.
routerAdd(
  "GET",
  "/{path...}",
  (e) => {
    const { findFile } = require(`${__hooks}/find-file.cjs`);
    const { compressedCopy } = require(`${__hooks}/compressed.cjs`);
    const builds = require(`${__hooks}/builds.cjs`);
    const { path, rawQuery } = e.request.url;
    const found = findFile(path, builds);
    const { app, status, redirect } = found;
    if (redirect) return e.redirect(301, rawQuery ? `${redirect}?${rawQuery}` : redirect);
    if (!found.name) throw new NotFoundError("There is no such page.");

    const copy = compressedCopy(e.request, found, builds);
    const name = copy?.name ?? found.name;
    const headers = { "Cache-Control": "no-cache", ...builds.headers(app, path), ...copy?.headers };
    if (status === 404) headers["Cache-Control"] = "no-cache";
    // A proxy may have ended TLS. Who claims it in vain gets a header that their browser ignores.
    const isSecure = e.isTLS() || e.request.header.get("X-Forwarded-Proto") === "https";
    if (!isSecure) delete headers["Strict-Transport-Security"];
    for (const [header, value] of Object.entries(headers)) e.response.header().set(header, value);
    const files = builds.files(app);
    if (status === 404) return e.blob(404, "text/html; charset=utf-8", files.readFile(name));
    e.response.header().set("ETag", builds.entityTag(app, name));
    return e.fileFS(files.fs(), name);
  },
  // What is not compressed ahead is on the way.
  (e) => {
    const { findFile } = require(`${__hooks}/find-file.cjs`);
    const { compressedCopy } = require(`${__hooks}/compressed.cjs`);
    const builds = require(`${__hooks}/builds.cjs`);
    const isReady = compressedCopy(e.request, findFile(e.request.url.path, builds), builds);
    return isReady ? e.next() : $apis.gzip().func(e);
  },
  $apis.skipSuccessActivityLog(),
);
