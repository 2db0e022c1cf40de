import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";

test.each([
  ["tracker", 6300],
  ["views", 3500],
])("the file for a script tag with the %s stays small", async (mode, most) => {
  const root = join(import.meta.dirname, "../../../../../packages/tracking");
  const configFile = join(root, "vite.script.config.ts");
  const built = await build({ configFile, root, mode, logLevel: "error", build: { write: false } });
  const [{ output }] = built as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  expect(gzipSync(output[0].code, { level: 9 }).length).toBeLessThanOrEqual(most);
});

const store = { "": "createTracker, defineSet", "/pocketbase": "fetchClient, pocketbaseStore" };

test.each<[string, Record<string, string>, number]>([
  ["the tracker", { "": "createTracker" }, 3800],
  ["the tracker with campaigns", { "": "createTracker", "/campaign": "readCampaign" }, 4000],
  ["fetchClient", { "/pocketbase": "fetchClient" }, 550],
  ["the tracker with the PocketBase store, fetchClient and a set", store, 6500],
])("%s stays small", async (_, imports, most) => {
  expect(await bundleSize(imports)).toBeLessThanOrEqual(most);
});

test.each([
  ...["trackForms", "trackFileDownloads", "trackOutboundLinks", "trackScrollDepth", "trackWebVitals"],
  "trackInteraction",
])("%s is a small import", async (name) => {
  expect(await bundleSize({ "/events": name })).toBeLessThanOrEqual(460);
});

/** Returns the size of a page with some exports by their entry, minified and gzipped, in bytes. */
async function bundleSize(imports: Record<string, string>): Promise<number> {
  const lines = Object.entries(imports).map(
    ([entry, names]) => `export { ${names} } from "@voxlog/tracking${entry}";`,
  );
  const code = lines.join("\n");
  const built = await build({
    configFile: false,
    logLevel: "error",
    root: import.meta.dirname,
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === "/entry.js" ? id : null),
        load: (id) => (id === "/entry.js" ? code : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: "/entry.js", preserveEntrySignatures: "strict" } },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return gzipSync(output[0].code, { level: 9 }).length;
}
