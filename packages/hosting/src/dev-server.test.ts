import { join } from "node:path";
import { resolveConfig } from "vite";
import { expect, test, vi } from "vitest";

test.each(["site", "demo", "reports"])("in development, %s finds the API at PORT", async (app) => {
  const root = join(import.meta.dirname, "../../../apps", app);
  vi.stubEnv("PORT", "8123");
  expect((await resolveConfig({ root }, "serve")).server.proxy).toEqual({ "/api": "http://127.0.0.1:8123" });
});
