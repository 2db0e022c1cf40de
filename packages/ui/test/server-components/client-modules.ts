import type { Plugin } from "vitest/config";

/** Does to modules with `"use client"` what a framework does: a server component has references to what they export. */
export const clientModules: Plugin = {
  name: "client-modules",
  transform(code, id) {
    if (!code.startsWith('"use client"')) return;
    const names = Array.from(
      code.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm),
      ([, name]) => name,
    );
    return [
      'import { registerClientReference } from "react-server-dom-turbopack/server";',
      ...names.map(
        (name) =>
          `export const ${name} = registerClientReference(() => {}, ${JSON.stringify(id)}, ${JSON.stringify(name)});`,
      ),
    ].join("\n");
  },
};
