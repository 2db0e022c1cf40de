import { defineConfig } from "vite";

/** Builds what is published; tsc adds the types. Vite and not tsc, since it includes the storage of a private package. */
export default defineConfig({
  build: {
    lib: {
      entry: ["index", "index.react-server", "format", "languages", "document-texts"].map(
        (name) => `src/${name}.ts`,
      ),
      formats: ["es"],
    },
    minify: false,
    sourcemap: true,
    rolldownOptions: { external: ["i18next", "react-i18next"] },
  },
});
