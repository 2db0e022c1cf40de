import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { cssTarget } from "./src/theme/theme.ts";

/** Builds the style sheet for apps without Tailwind, before tsc puts the modules beside it: this empties the folder. */
export default defineConfig({
  plugins: [tailwindcss()],
  build: {
    outDir: "dist",
    cssTarget,
    rolldownOptions: { input: "src/theme/styles.css", output: { assetFileNames: "[name][extname]" } },
  },
});
