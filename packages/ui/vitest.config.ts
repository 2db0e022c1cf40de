import tailwindcss from "@tailwindcss/vite";
import { browserProject, nodeProject, reporters } from "@voxlog/testing/vitest";
import { defineConfig } from "vitest/config";

/** The kit's styles, and a theme for them. */
const SHOWN_IN = ["./src/theme/styles.css", "./.storybook/sample-theme.ts"];

export default defineConfig({
  plugins: [tailwindcss()],
  optimizeDeps: {
    // Found one by one, they would reload the page in the midst of a test, or bring React twice.
    include: [
      "@radix-ui/react-dialog",
      "@radix-ui/react-dropdown-menu",
      "@radix-ui/react-slot",
      "@radix-ui/react-tabs",
      "@radix-ui/react-tooltip",
      "@storybook/react-vite",
      "axe-core",
      "cmdk",
      "react",
      "react/jsx-dev-runtime",
      "react-dom",
      "react-dom/client",
      "react-dom/server",
      "storybook/test",
      "storybook/theming",
      "vitest-browser-react",
    ],
  },
  test: {
    ...reporters,
    projects: [nodeProject, await browserProject({ setupFiles: SHOWN_IN })],
  },
});
