import tailwindcss from "@tailwindcss/vite";
import { browserProject, reporters } from "@voxlog/testing/vitest";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [tailwindcss()],
  test: { ...reporters, setupFiles: ["./test/page.css"], projects: [await browserProject()] },
});
