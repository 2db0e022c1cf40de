/** Answers with what `findFile` found, or the compressed copy of it. */
exports.sendFile = (e, { app, name, status, redirect }, copy) => {
  const builds = require(`${__hooks}/builds.cjs`);
  const { path, rawQuery } = e.request.url;
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
};
