import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { fileNames } from "@voxlog/hosting";
import { readAddresses } from "@voxlog/product";
import { cssTarget } from "@voxlog/ui/css-target";
import { defineConfig, loadEnv } from "vite";
import { chunks } from "./build-steps/chunks.ts";
import { discovery } from "./build-steps/discovery.ts";
import { inlineScripts } from "./build-steps/inline-scripts.ts";
import { pagesInDevelopment } from "./build-steps/pages-in-development.ts";
import { writePages } from "./build-steps/write-pages.ts";

export default defineConfig(({ mode }) => {
  // A wrong address stops the build here.
  const { api } = readAddresses({ ...loadEnv(mode, process.cwd(), "VITE_"), ...process.env });
  const directory = process.env["BUILD_DIR"] ?? "build";
  return {
    appType: "custom",
    plugins: [react(), tailwindcss(), inlineScripts(), discovery(), pagesInDevelopment()],
    build: { target: "es2022", cssTarget },
    environments: {
      client: {
        build: {
          outDir: join(directory, "client"),
          manifest: true,
          rolldownOptions: {
            // The page itself imports the second when idle, by what it exports.
            input: ["app/entry.client.tsx", "app/tracking/begin.ts"],
            preserveEntrySignatures: "exports-only",
            output: { ...fileNames, codeSplitting: { groups: chunks } },
          },
        },
      },
      ssr: {
        build: {
          outDir: join(directory, "server"),
          copyPublicDir: false,
          rolldownOptions: { input: "app/entry.server.tsx" },
        },
      },
    },
    builder: {
      async buildApp({ build, environments: { client, ssr } }) {
        if (!client || !ssr) throw new Error("Vite has lost an environment of the site.");
        await Promise.all([build(client), build(ssr)]);
        await writePages(directory, api);
      },
    },
    server: { host: "127.0.0.1", port: 5173, strictPort: true, proxy: { "/api": "http://127.0.0.1:8090" } },
  };
});
