import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { devServer, fileNames, hostingFiles, supportedBrowsers, treeshake } from "@voxlog/hosting";
import { documentTexts } from "@voxlog/i18n/document-texts";
import { readAddresses } from "@voxlog/product";
import { languages } from "@voxlog/texts";
import { loadReportsTexts } from "@voxlog/texts/reports";
import { defineConfig, loadEnv } from "vite";

export default defineConfig(({ mode }) => {
  const { api } = readAddresses(loadEnv(mode, import.meta.dirname, "VITE_")); // Fails on an invalid address.
  return {
    base: "/reports/",
    plugins: [
      react(),
      tailwindcss(),
      documentTexts(languages, loadReportsTexts),
      // Search engines mustn't list the reports.
      hostingFiles({ apiOrigin: api, headers: { "X-Robots-Tag": "noindex" } }),
    ],
    build: {
      target: supportedBrowsers,
      // The Content-Security-Policy blocks data: addresses.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { treeshake, output: fileNames },
    },
    server: devServer(5175),
  };
});
