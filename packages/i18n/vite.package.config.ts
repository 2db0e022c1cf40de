import { defineConfig } from "vite";

/**
 * Builds the published files; tsc adds the types. Vite instead of tsc because it bundles a private package's storage.
 */
export default defineConfig({
  build: {
    lib: {
      entry: [
        "index",
        "index.react-server",
        "config",
        "command",
        "format",
        "languages",
        "document-texts",
        "pseudo",
      ].map((name) => `src/${name}.ts`),
      formats: ["es"],
    },
    minify: false,
    sourcemap: true,
    rolldownOptions: { external: ["i18next", "react-i18next", /^node:/] },
  },
});
