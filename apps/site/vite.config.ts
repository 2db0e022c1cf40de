import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { readAddresses } from "@voxlog/product";
import { cssTarget } from "@voxlog/ui/css-target";
import { defineConfig, loadEnv } from "vite";
import { chunks } from "./build-steps/chunks.ts";
import { discovery } from "./build-steps/discovery.ts";
import { inlineScripts } from "./build-steps/inline-scripts.ts";

export default defineConfig(({ mode }) => {
  readAddresses({ ...loadEnv(mode, process.cwd(), "VITE_"), ...process.env }); // Stops the build on a wrong address.
  return {
    plugins: [tailwindcss(), inlineScripts(), discovery(), reactRouter()],
    build: {
      manifest: true,
      target: "es2022",
      cssTarget,
      rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
    },
    server: { host: "127.0.0.1", port: 5173, strictPort: true, proxy: { "/api": "http://127.0.0.1:8090" } },
  };
});
