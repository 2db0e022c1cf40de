import { nodeProject, reporters } from "@voxlog/testing/vitest";
import { defineConfig } from "vitest/config";

export default defineConfig({ test: { ...reporters, projects: [nodeProject] } });
