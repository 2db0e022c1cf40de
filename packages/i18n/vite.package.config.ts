import { defineConfig } from "vite";

/** Builds what is published; tsc adds the types. Vite and not tsc, since it knows the files behind an import by name. */
export default defineConfig({
  build: {
    lib: {
      entry: [
        "index",
        "index.react-server",
        "site",
        "demo",
        "legal",
        "reports",
        "mail",
        "document-texts",
      ].map((name) => `src/${name}.ts`),
      formats: ["es"],
    },
    minify: false,
    sourcemap: true,
    rolldownOptions: { external: ["i18next", "react-i18next"] },
  },
});
