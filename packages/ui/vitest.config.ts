import tailwindcss from "@tailwindcss/vite";
import { browserProject, nodeProject, reporters } from "@voxlog/testing/vitest";
import { defineConfig, type Plugin, type TestProjectConfiguration } from "vitest/config";

/** The kit's styles, and a theme for them. */
const SHOWN_IN = ["./src/theme/styles.css", "./.storybook/sample-theme.ts"];

/** Transforms `"use client"` modules like a framework: server components get references to their exports. */
const clientModules: Plugin = {
  name: "client-modules",
  transform(code, id) {
    if (!code.startsWith('"use client"')) return;
    const names = Array.from(
      code.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm),
      ([, name]) => name,
    );
    return [
      'import { registerClientReference } from "react-server-dom-turbopack/server";',
      ...names.map(
        (name) =>
          `const ${name} = registerClientReference(() => {}, ${JSON.stringify(id)}, ${JSON.stringify(name)});`,
      ),
    ].join("\n");
  },
};

/** Server components, with React's build without state, effects and context. */
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
    // Discovered one by one, they would reload the page during a test, or load React twice.
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
