import { nodeProject, reporters } from "@voxlog/testing/vitest";
import { defineConfig } from "vitest/config";

// A browser shares the machine with other packages' tests.
export default defineConfig({ test: { ...reporters, projects: [nodeProject] } });
