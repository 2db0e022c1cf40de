import tailwindcss from "@tailwindcss/vite";
import { browserProject, nodeProject, reporters } from "@voxlog/testing/vitest";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [tailwindcss()],
  optimizeDeps: {
    // Found one by one, they would reload the page in the midst of a test, or bring React twice.
    include: [
      "@storybook/react-vite",
      "axe-core",
      "react",
      "react-dom/client",
      "react-dom/server",
      "storybook/test",
    ],
  },
  test: {
    ...reporters,
    setupFiles: ["./src/theme/styles.css"],
    projects: [nodeProject, await browserProject()],
  },
});
