import react from "@vitejs/plugin-react";
import { type Plugin, type ResolvedConfig, runnerImport } from "vite";

/**
 * Writes the dashboard into the HTML, rendered for every language and width, each in a template: the entry puts the
 * right one in place before anything is painted, and so the first screen does not wait for the app.
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
        if (!html.includes(entry)) throw new Error("firstScreens found no entry in the HTML.");
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
