import { defineConfig } from "vite";
import { eventFields, type Field, pageVisitFields, sessionFields } from "./src/core/fields.ts";

/** What a page needs of a table: where texts are cut, and what a further view changes. */
function slim(table: Record<string, Field>) {
  const entries = Object.entries(table).flatMap(([name, field]) => {
    const changedBy = field.changedBy === "view" && { changedBy: "view" };
    const isCut = field.type === "text" || field.type === "json";
    const limit = isCut && { type: field.type, max: field.max };
    return changedBy || limit ? [[name, { ...limit, ...changedBy }]] : [];
  });
  return Object.fromEntries(entries);
}

/** The tracker as one file for a script tag. */
export default defineConfig({
  define: {
    FIELDS: JSON.stringify({
      sessionFields: slim(sessionFields),
      visitFields: slim(pageVisitFields),
      eventFields: slim(eventFields),
    }),
  },
  build: {
    emptyOutDir: false,
    target: "es2022",
    lib: { entry: "src/script.ts", name: "voxlog", formats: ["iife"], fileName: () => "tracker.js" },
    outDir: "dist/script",
  },
});
