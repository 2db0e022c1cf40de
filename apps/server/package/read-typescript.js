import { readFileSync } from "node:fs";
import { registerHooks, stripTypeScriptTypes } from "node:module";
import { fileURLToPath } from "node:url";

// Node itself reads no TypeScript below node_modules.
registerHooks({
  load: (url, context, next) =>
    url.startsWith("file:") && url.endsWith(".ts")
      ? {
          format: "module",
          source: stripTypeScriptTypes(readFileSync(fileURLToPath(url), "utf8")),
          shortCircuit: true,
        }
      : next(url, context),
});
