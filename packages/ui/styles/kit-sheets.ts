import { join } from "node:path";
import { compile, optimize } from "@tailwindcss/node";
import { Scanner } from "@tailwindcss/oxide";
import postcss, { type AtRule, type ChildNode } from "postcss";
import manifest from "../package.json" with { type: "json" };
import { forKitElements, guard, revert } from "./kit-elements.ts";

export const kit = join(import.meta.dirname, "..");

/** The components' files by entry name, from the package's folder, as listed in its manifest. */
export const components: Record<string, string> = Object.fromEntries(
  Object.entries(manifest.exports)
    .filter(([, file]) => file.endsWith(".tsx"))
    .map(([entry, file]) => [entry.slice("./".length), file.slice("./".length)]),
);

/** Like `src/theme/theme.css`, with Tailwind's prefix instead of a variant. */
const theme = `
@layer theme, base, components, utilities;
@import "tailwindcss/theme.css" layer(theme) prefix(kit);
@import "tailwindcss/preflight.css" layer(base);
@import "tailwindcss/utilities.css" layer(utilities) source(none);
@import "./src/theme/colors.css";
@import "./src/theme/scale.css";
@import "./src/theme/motion.css";
@import "./src/theme/base.css";
@import "./src/theme/overlay.css";
`;

/** Tailwind's own layers, first in every sheet: bundlers reorder sheets, and move layer statements to the top. */
const LAYERS = "@layer properties,theme,base,components,utilities;";

/**
 * Builds the published sheets: `styles`, with tokens, components and what the kit's elements need, and `reset`, for a
 * page without its own styles (docs/decisions/kit-and-host.md).
 */
export async function kitSheets(): Promise<{ styles: string; reset: string }> {
  const compiler = await compile(theme, { base: kit, onDependency() {} });
  const sources = [
    { base: kit, pattern: "src/**/*.{ts,tsx}", negated: false },
    { base: kit, pattern: "src/**/*.{test,stories}.*", negated: true },
  ];
  const sheet = postcss.parse(compiler.build(new Scanner({ sources }).scan()));
  // For pages whose rem isn't 16 px.
  sheet.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /(?<![\w.-])([\d.]+)rem\b/g,
      "calc($1 * var(--kit-rem, 1rem))",
    );
  });
  const { nodes } = sheet;
  const within = (name: string) =>
    layersOf(nodes, name)
      .flatMap((layer) => layer.nodes ?? [])
      .join("");
  const reset = within("base");
  const rest = nodes.filter(staysInPlace).join("");
  // Tailwind's initial values for browsers without `@property`. In a shadow root that is every browser, and registered
  // on a page they would be the host's too.
  const initial = postcss.root();
  for (const layer of layersOf(nodes, "properties"))
    layer.walkRules((rule) => {
      initial.append(rule.clone());
    });
  const elements = [revert, forKitElements(postcss.parse(reset)), forKitElements(initial)].join("");
  return {
    // Under all utilities of the kit, and over the base of any host.
    styles: minify(
      `${rest}@layer utilities{@layer reset{${elements}}@layer kit{${within("utilities")}}}${guard}`,
    ),
    reset: minify(`@layer theme.host,theme.page;@layer base{${reset}}`),
  };
}

function layersOf(nodes: readonly ChildNode[], name: string): AtRule[] {
  return nodes.filter(
    (node): node is AtRule => node.type === "atrule" && node.name === "layer" && node.params === name,
  );
}

/** Tokens and keyframes: neither in a layer that is moved, nor a comment, layer order or registered property. */
function staysInPlace(node: ChildNode): boolean {
  if (node.type === "rule") return true;
  if (node.type !== "atrule" || !node.nodes || node.name === "property") return false;
  return node.name !== "layer" || !["base", "utilities", "properties"].includes(node.params);
}

/** Minifies a sheet. Adds the order of layers afterward, because the minifier would split it. */
const minify = (css: string): string => LAYERS + optimize(css, { minify: true }).code;
