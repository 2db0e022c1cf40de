import { isRunnableDevEnvironment, type Plugin } from "vite";

/** Where Vite finds what the build would put into a page itself. */
const DEVELOPMENT =
  '<link rel="stylesheet" href="/app/app.css"/><script type="module" src="/app/entry.client.tsx"></script>';

/** Renders the page of an address at each request, by the modules as they are now; they hydrate at once. */
export function pagesInDevelopment(): Plugin {
  return {
    name: "voxlog:pages-in-development",
    apply: "serve",
    configureServer(server) {
      const { ssr } = server.environments;
      if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite cannot run the server's modules.");
      // Returned, it comes after Vite's own: what is left is a page.
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const path = new URL(request.originalUrl ?? "/", "http://localhost").pathname;
            const { renderPage } = (await ssr.runner.import(
              "/app/entry.server.tsx",
            )) as typeof import("../app/entry.server.tsx");
            // Vite's own scripts come last in the head: before the page's, they would be taken for those.
            const tools = await server.transformIndexHtml(path, DEVELOPMENT);
            response.setHeader("Content-Type", "text/html");
            response.end((await renderPage(path)).replace("</head>", () => `${tools}</head>`));
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
