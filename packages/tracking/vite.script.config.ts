import { defineConfig } from "vite";
import { sessionFields } from "./src/core/fields.ts";

const changedByView = Object.entries(sessionFields).filter(
  ([, field]) => "changedBy" in field && field.changedBy === "view",
);

/** Builds the tracker as one file for a script tag; mode `views` builds the one for page views only. */
export default defineConfig(({ mode }) => ({
  define: {
    SESSION_FIELDS: JSON.stringify(
      Object.fromEntries(changedByView.map(([name]) => [name, { changedBy: "view" }])),
    ),
  },
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
