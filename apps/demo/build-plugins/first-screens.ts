import react from "@vitejs/plugin-react";
import { type Plugin, type ResolvedConfig, runnerImport } from "vite";

/**
 * Writes the prerendered dashboard into the HTML, in a template per language and width. The entry shows the right one
 * before the first paint, so that the first screen doesn't wait for the app.
 */
export function firstScreens(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "voxlog:first-screens",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: "post",
      async handler(html) {
        const { base, envDir, mode, root } = config;
        const { module } = await runnerImport<typeof import("../app/render-first-screens.tsx")>(
          `${root}/app/render-first-screens.tsx`,
          {
            configFile: false,
            base,
            envDir,
            mode,
            root,
            plugins: [react()],
          },
        );
        const entry = '<script type="module"';
        if (html.split(entry).length !== 2)
          throw new Error("firstScreens needs an entry without static imports: see chunks.ts.");
        return {
          html: html.replace(entry, `${entry} blocking="render"`),
          tags: module.firstScreens.map(({ id, html: children }) => ({
            tag: "template",
            injectTo: "body",
            attrs: { id },
            children,
          })),
        };
      },
    },
  };
}
