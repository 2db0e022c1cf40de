import tailwindcss from "@tailwindcss/vite";
import { browserProject, nodeProject, reporters } from "@voxlog/testing/vitest";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [tailwindcss()],
  test: {
    // Browsers share the machine with other packages' tests.
    testTimeout: 20_000,
    ...reporters,
    setupFiles: ["./src/theme/styles.css"],
    projects: [nodeProject, await browserProject()],
  },
});
