import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { browserProject, nodeProject, reporters } from "@voxlog/testing/vitest";
import { defineConfig } from "vitest/config";

export default defineConfig({
  base: "/dashboard/",
  plugins: [react(), tailwindcss()],
  test: { ...reporters, projects: [nodeProject, await browserProject({ reducedMotion: "reduce" })] },
});
