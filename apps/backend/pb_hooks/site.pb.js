// The built site, and the demo below /dashboard, on the API's own origin.
routerAdd(
  "GET",
  "/{path...}",
  (e) => {
    const { findFile } = require(`${__hooks}/find-file.cjs`);
    const { securityHeaders } = require(`${__hooks}/security-headers.cjs`);
    const builds = require(`${__hooks}/builds.cjs`);
    const { app, name, status, cache, redirect } = findFile(e.request.url.path, builds);
    if (redirect) {
      const { rawQuery } = e.request.url;
      return e.redirect(301, rawQuery ? `${redirect}?${rawQuery}` : redirect);
    }
    if (!name) throw new NotFoundError("There is no such page.");

    const headers = {
      ...securityHeaders({ app, inline: builds.inlineHashes(app, name), apiOrigin: builds.apiOrigin }),
      "Cache-Control": cache,
    };
    for (const [header, value] of Object.entries(headers)) e.response.header().set(header, value);
    const files = builds.files(app);
    if (status === 404) return e.html(404, toString(files.readFile(name)));
    e.response.header().set("ETag", builds.entityTag(app, name));
    return e.fileFS(files.fs(), name);
  },
  $apis.gzip(),
  $apis.skipSuccessActivityLog(),
);
