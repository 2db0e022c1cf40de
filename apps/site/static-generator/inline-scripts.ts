import { supportedBrowsers } from "@voxlog/hosting";
import { build, type Plugin } from "vite";

const QUERY = "?inline-script";

/**
 * Lets a module import another as the text of an inline script, bundled and minified:
 * `import text from "./intent.ts?inline-script"`. In the client it's empty: React keeps the prerendered scripts.
 */
export function inlineScripts(): Plugin {
  return {
    name: "voxlog:inline-scripts",
    enforce: "pre",
    load: {
      filter: { id: /\?inline-script$/ },
      async handler(id) {
        if (this.environment.name === "client") return `export default "";`;
        const result = await build({
          configFile: false,
          logLevel: "warn",
          define: this.environment.config.define ?? {},
          publicDir: false,
          build: {
            write: false,
            target: supportedBrowsers,
            rolldownOptions: { input: id.slice(0, -QUERY.length), output: { format: "iife" } },
          },
        });
        if (Array.isArray(result) || !("output" in result))
          throw new Error(`${id} did not build to one bundle.`);
        return `export default ${JSON.stringify(result.output[0].code.trim())};`;
      },
    },
  };
}
