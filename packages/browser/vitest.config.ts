import { browserProject, nodeProject, reporters } from "@voxlog/testing/vitest";
import { defineConfig } from "vitest/config";

export default defineConfig({
  // Found one by one, they would reload the page in the midst of a test.
  optimizeDeps: {
    include: ["papaparse", "react", "react-dom/client", "vitest-browser-react"],
  },
  test: { ...reporters, projects: [nodeProject, await browserProject()] },
});
