import { defineConfig } from "vitest/config";
import { nodeProject, reporters } from "./src/vitest-presets.ts";

export default defineConfig({ test: { ...reporters, projects: [nodeProject] } });
