// The built site, and the demo and the reports below their paths, on the API's own origin.
routerAdd(
  "GET",
  "/{path...}",
  // What its build has not compressed ahead, compressed on the way.
  (e) => require(`${__hooks}/send-file.cjs`).sendFile(e, e.get("file"), null),
  (e) => {
    const builds = require(`${__hooks}/builds.cjs`);
    const { findFile } = require(`${__hooks}/find-file.cjs`);
    const { compressedCopy, isCompressible } = require(`${__hooks}/compressed.cjs`);
    const { sendFile } = require(`${__hooks}/send-file.cjs`);
    const file = findFile(e.request.url.path, builds);
    const copy = compressedCopy(e.request, file, builds);
    if (!copy && isCompressible(file.name)) {
      e.set("file", file);
      return $apis.gzip().func(e);
    }
    // The API's own layer may have said what else the answer depends on.
    if (copy) e.response.header().add("Vary", "Accept-Encoding");
    // Here and now: the handler would hold another of the hooks' machines for as long as the answer takes.
    return sendFile(e, file, copy);
  },
  $apis.skipSuccessActivityLog(),
);
