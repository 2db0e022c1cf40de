import { browserProject, nodeProject, reporters } from "@voxlog/testing/vitest";
import { defineConfig } from "vitest/config";

export default defineConfig({
  // Discovered one by one, they would reload the page during a test.
  optimizeDeps: {
    include: ["react", "react-dom/client", "vitest-browser-react"],
  },
  test: { ...reporters, projects: [nodeProject, await browserProject()] },
});
