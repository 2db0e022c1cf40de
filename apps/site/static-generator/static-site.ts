import { join } from "node:path";
import { fileNames, treeshake } from "@voxlog/hosting";
import { samplesWarning } from "@voxlog/product";
import { isRunnableDevEnvironment, type Plugin } from "vite";
import { chunkGroups, TRACKER_ENTRY } from "./client-chunks.ts";
import { discoveryFiles } from "./discovery-files.ts";
import { inlineScripts } from "./inline-scripts.ts";
import { writePages } from "./write-pages.ts";

const CLIENT_ENTRY = "app/entry.client.tsx";
const SERVER_ENTRY = "app/entry.server.tsx";

type StaticSiteOptions = {
  /** The folder for `client/`, which hosts serve, and `server/`, which renders it. */
  directory: string;
  origin: string;
  /** The API's origin, if it isn't the site's. */
  apiOrigin: string;
  trackingOrigin: string;
  launch: boolean;
};

/** Builds every page of the site as HTML, and renders them on request in development. README.md says how. */
export function staticSite(options: StaticSiteOptions): Plugin[] {
  return [buildPages(options), renderInDevelopment(), inlineScripts(), discoveryFiles(options.origin)];
}

function buildPages({ directory, origin, launch, ...origins }: StaticSiteOptions): Plugin {
  return {
    name: "voxlog:build-pages",
    config: () => ({
      appType: "custom",
      builder: {},
      environments: {
        client: {
          build: {
            outDir: join(directory, "client"),
            manifest: true,
            rolldownOptions: {
              // The page imports the second when idle, so its exports are kept.
              input: [CLIENT_ENTRY, TRACKER_ENTRY],
              preserveEntrySignatures: "exports-only",
              treeshake,
              output: { ...fileNames, codeSplitting: { groups: chunkGroups } },
            },
          },
        },
        ssr: {
          build: {
            outDir: join(directory, "server"),
            copyPublicDir: false,
            // Files that pages link, such as sounds, have the client's names.
            rolldownOptions: {
              input: SERVER_ENTRY,
              output: { ...fileNames, entryFileNames: "[name].js" },
            },
          },
        },
      },
    }),
    // Lets the build leave out components of React Router that nothing renders: 4 kB, most of it for its own links.
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) =>
        code
          .replaceAll("React$1.forwardRef(", "/* @__PURE__ */ $&")
          .replaceAll(/^\w+\.displayName = .*$/gm, ""),
    },
    async buildApp({ build, environments: { client, ssr } }) {
      if (!client || !ssr) throw new Error("Vite's builder lacks an environment of the site.");
      await Promise.all([build(client), build(ssr)]);
      await writePages(directory, CLIENT_ENTRY, { origin, ...origins });
      client.logger.warn(samplesWarning(origin, launch));
    },
  };
}

/** The development server's addresses of what the build adds to a page. */
const DEVELOPMENT = `<link rel="stylesheet" href="/app/app.css"/><script type="module" src="/${CLIENT_ENTRY}"></script>`;

/** Renders a page at each request with the current modules. It hydrates at once. */
function renderInDevelopment(): Plugin {
  return {
    name: "voxlog:render-in-development",
    apply: "serve",
    configureServer(server) {
      const { ssr } = server.environments;
      if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite cannot run the server's modules.");
      // Returned, so that it runs after Vite's own middleware.
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const path = new URL(request.originalUrl ?? "/", "http://localhost").pathname;
            const { renderPage } = (await ssr.runner.import(
              `/${SERVER_ENTRY}`,
            )) as typeof import("../app/entry.server.tsx");
            // Vite's own scripts are last in the head, so that they aren't mistaken for the page's.
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
