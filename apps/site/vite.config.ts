import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { readAddresses } from "@voxlog/product";
import { cssTarget } from "@voxlog/ui/css-target";
import { defineConfig, loadEnv } from "vite";
import { TRACKING_CHUNK } from "./build-steps/finish-pages.ts";
import { inlineScripts } from "./build-steps/inline-scripts.ts";

export default defineConfig(({ mode }) => {
  readAddresses({ ...loadEnv(mode, process.cwd(), "VITE_"), ...process.env }); // Stops the build on a wrong address.
  return {
    plugins: [tailwindcss(), inlineScripts(), reactRouter()],
    build: {
      manifest: true,
      target: "es2022",
      cssTarget,
      rolldownOptions: {
        output: {
          // What tracks a visit before the application is there must not pull any of it in.
          codeSplitting: {
            groups: [
              {
                name: TRACKING_CHUNK,
                test: /packages[\\/]tracking[\\/]|app[\\/](tracking[\\/]site-tracking|addresses|views)\.ts/,
              },
            ],
          },
        },
      },
    },
    server: { port: 5173, strictPort: true, proxy: { "/api": "http://127.0.0.1:8090" } },
  };
});
