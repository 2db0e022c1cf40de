import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { devServer, fileNames, hostingFiles, supportedBrowsers, treeshake } from "@voxlog/hosting";
import { documentTexts } from "@voxlog/i18n/document-texts";
import { readAddresses } from "@voxlog/product";
import { languages } from "@voxlog/texts";
import { loadDemoTexts } from "@voxlog/texts/demo";
import { defineConfig, loadEnv } from "vite";
import { screens } from "./app/routing/screens.ts";
import { chunks } from "./build-plugins/chunks.ts";
import { firstScreens } from "./build-plugins/first-screens.ts";
import { describeDocument, preloadApp } from "./build-plugins/index-html.ts";
import { serveBareBase } from "./build-plugins/serve-bare-base.ts";

export default defineConfig(({ mode }) => {
  const { api, tracking } = readAddresses(loadEnv(mode, import.meta.dirname, "VITE_")); // A wrong address ends the build here.
  return {
    base: "/dashboard/",
    // A constant: of the two stores a build has the one that it uses.
    define: { "import.meta.env.VITE_TRACKING_URL": JSON.stringify(tracking) },
    plugins: [
      react(),
      tailwindcss(),
      documentTexts(languages, loadDemoTexts),
      describeDocument(),
      preloadApp(),
      firstScreens(),
      serveBareBase(),
      // It records, and keeps the screen awake while it does.
      hostingFiles({
        apiOrigin: api,
        trackingOrigin: tracking,
        features: ["microphone", "screen-wake-lock"],
        paths: screens.map(({ path }) => path),
      }),
    ],
    build: {
      target: supportedBrowsers,
      // Inlined files would be data: addresses, which the Content-Security-Policy blocks.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { treeshake, output: { ...fileNames, codeSplitting: { groups: chunks } } },
    },
    server: devServer(5174),
  };
});
