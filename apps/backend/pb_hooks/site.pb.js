// The built site, and the demo and the reports below their paths, on the API's own origin.
routerAdd(
  "GET",
  "/{path...}",
  (e) => {
    const builds = require(`${__hooks}/builds.cjs`);
    const { path, rawQuery } = e.request.url;
    const { app, name, status, redirect, copy } = e.get("file");
    if (redirect) return e.redirect(301, rawQuery ? `${redirect}?${rawQuery}` : redirect);
    if (!name) throw new NotFoundError("There is no such page.");

    const headers = { "Cache-Control": "no-cache", ...builds.headers(app, path), ...copy?.headers };
    if (status === 404) headers["Cache-Control"] = "no-cache";
    // A proxy may have ended TLS. Who claims it in vain gets a header that their browser ignores.
    const isSecure = e.isTLS() || e.request.header.get("X-Forwarded-Proto") === "https";
    if (!isSecure) delete headers["Strict-Transport-Security"];
    for (const [header, value] of Object.entries(headers)) e.response.header().set(header, value);
    // PocketBase's own: the build's policy says more than the one, and no browser goes by the other any more.
    for (const header of ["X-Frame-Options", "X-Xss-Protection"]) e.response.header().del(header);
    const files = builds.files(app);
    const sent = copy?.name ?? name;
    if (status === 404) return e.blob(404, "text/html; charset=utf-8", files.readFile(sent));
    e.response.header().set("ETag", builds.entityTag(app, sent));
    return e.fileFS(files.fs(), sent);
  },
  // Finds the file, and compresses on the way what its build has not compressed ahead.
  (e) => {
    const { findFile } = require(`${__hooks}/find-file.cjs`);
    const { compressedCopy, isCompressible } = require(`${__hooks}/compressed.cjs`);
    const builds = require(`${__hooks}/builds.cjs`);
    const found = findFile(e.request.url.path, builds);
    const copy = compressedCopy(e.request, found, builds);
    e.set("file", { ...found, copy });
    if (!copy) return isCompressible(found.name) ? $apis.gzip().func(e) : e.next();
    // The API's own layer may have said what else the answer depends on.
    e.response.header().add("Vary", "Accept-Encoding");
    return e.next();
  },
  $apis.skipSuccessActivityLog(),
);
