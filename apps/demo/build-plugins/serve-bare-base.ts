import type { Connect, Plugin } from "vite";

/** Lets Vite's servers answer the base without its trailing slash, like production. */
export function serveBareBase(): Plugin {
  let base: string;
  const addSlash: Connect.NextHandleFunction = (request, _response, next) => {
    const [path, ...query] = (request.url ?? "").split("?");
    if (`${path}/` === base) request.url = [base, ...query].join("?");
    next();
  };
  return {
    name: "voxlog:serve-bare-base",
    configResolved(config) {
      base = config.base;
    },
    configureServer: (server) => void server.middlewares.use(addSlash),
    configurePreviewServer: (server) => void server.middlewares.use(addSlash),
  };
}
