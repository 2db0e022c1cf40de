import { defineConfig } from "vite";

/** Builds the tracker as one file for a script tag; mode `views` builds the one for page views only. */
export default defineConfig(({ mode }) => ({
  build: {
    emptyOutDir: false,
    target: "es2022",
    lib: {
      entry: `src/script/${mode === "views" ? mode : "tracker"}.ts`,
      name: "voxlog",
      formats: ["iife"],
      fileName: (_, entry) => `${entry}.js`,
    },
    outDir: "dist/script",
  },
}));
