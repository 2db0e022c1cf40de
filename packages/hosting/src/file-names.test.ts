import { expect, test } from "vitest";
import { fileNames, isRejectedName } from "./file-names.ts";

test.each([
  "tracking",
  "site-tracker",
  "analytics",
  "pageviews",
  "page-visits",
  "stats-panel",
  "web-metrics",
  "use-events",
  "app_sessions",
  "ads",
  "top-ad",
  "cookie-notice",
])("a name that content blockers look for isn't part of a file's: %s", (name) => {
  expect(fileNames.chunkFileNames({ name })).toBe("assets/[hash].js");
  expect(fileNames.entryFileNames({ name })).toBe("assets/[hash].js");
  expect(fileNames.assetFileNames({ names: [`${name}.css`] })).toBe("assets/[hash][extname]");
});

test.each(["upload", "dashboard", "status-badge", "load-screen", "header", "conversation", "shadow"])(
  "other file names are kept: %s",
  (name) => {
    expect(isRejectedName(name)).toBe(false);
    expect(fileNames.chunkFileNames({ name })).toBe("assets/[name]-[hash].js");
    expect(fileNames.assetFileNames({ names: [`${name}.css`] })).toBe("assets/[name]-[hash][extname]");
  },
);
