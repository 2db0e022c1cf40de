import tailwindcss from "@tailwindcss/vite";
import { browserProject, nodeProject, reporters } from "@voxlog/testing/vitest";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { clientModules } from "./test/server-components/client-modules.ts";

/** The kit's styles, and a theme for them. */
const SHOWN_IN = ["./src/theme/styles.css", "./.storybook/sample-theme.ts"];

/** Server components, with the React that has no state, effects or context. */
const serverProject = {
  ...nodeProject,
  plugins: [clientModules],
  ssr: { resolve: { conditions: ["react-server"], externalConditions: ["react-server"] } },
  test: {
    ...nodeProject.test,
    name: "server components",
    include: ["**/*.rsc.ts"],
    execArgv: ["--conditions=react-server"],
  },
} satisfies TestProjectConfiguration;

export default defineConfig({
  plugins: [tailwindcss()],
  optimizeDeps: {
    // Found one by one, they would reload the page in the midst of a test, or bring React twice.
    include: [
      "@radix-ui/react-dialog",
      "@radix-ui/react-tabs",
      "@storybook/react-vite",
      "axe-core",
      "react",
      "react/jsx-dev-runtime",
      "react-dom",
      "react-dom/client",
      "react-dom/server",
      "react-hook-form",
      "storybook/test",
      "storybook/theming",
      "vitest-browser-react",
    ],
  },
  test: {
    ...reporters,
    projects: [nodeProject, serverProject, await browserProject({ setupFiles: SHOWN_IN })],
  },
});
