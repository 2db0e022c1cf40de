import { compare, type Specificity, selectorSpecificity } from "@csstools/selector-specificity";
import { compile, optimize } from "@tailwindcss/node";
import { Scanner } from "@tailwindcss/oxide";
import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from "postcss";
import selectorParser from "postcss-selector-parser";
import { forKitElements, guard, revert } from "./kit-elements.ts";

/**
 * Builds the published sheets: `base` with tokens and what the kit's elements need; one per entry with the utilities of
 * its files, to be imported after it in any order; `styles`, with all of these; and `reset`, for a page without styles
 * of its own. Most utilities are in several sheets, so their order must not matter: each is in the cascade layer whose
 * place `base` declares (docs/decisions/styles-per-component.md).
 *
 * @param folder base of the paths in `theme` and `files`.
 * @param theme a sheet for Tailwind, without sources. It has the kit's prefix for classes and variables.
 * @param files source files per entry.
 */
export async function componentSheets(
  folder: string,
  theme: string,
  files: Record<string, readonly string[]>,
): Promise<Record<string, string>> {
  const build = (used: readonly string[]) => buildSheet(folder, theme, used);
  const all = await build([...new Set(Object.values(files).flat())]);
  const parts: Record<string, Parts> = {};
  for (const [entry, used] of Object.entries(files)) parts[entry] = partsOf(await build(used));

  const layers = layersFor(partsOf(all).utilities, Object.values(parts));
  const base = baseSheet(all, layers);
  const inOrder = all.nodes.filter((node) => isLayer(node, "utilities")).flatMap((node) => textIn(node));
  const sheets: Record<string, string> = {
    base,
    styles: minify(
      `${base.slice(LAYERS.length)}@layer utilities{@layer kit{${inOrder.join("")}}}${propertiesOf(all)}`,
    ),
    reset: minify(`@layer base{${resetOf(all)}}`),
  };
  for (const [entry, { utilities, properties }] of Object.entries(parts)) {
    const layered = utilities.map(({ text }) => `@layer ${layers.get(text)}{${text}}`);
    sheets[entry] = minify(`@layer utilities{${layered.join("")}}${properties}`);
  }
  return sheets;
}

/** Tailwind's own layers, first in every sheet: bundlers reorder sheets, and move statements about layers to the top. */
const LAYERS = "@layer properties,theme,base,components,utilities;";

async function buildSheet(folder: string, theme: string, files: readonly string[]): Promise<Root> {
  const compiler = await compile(theme, { base: folder, onDependency() {} });
  const sources = files.map((pattern) => ({ base: folder, pattern, negated: false }));
  return postcss.parse(compiler.build(new Scanner({ sources }).scan()));
}

/** A rule of the utilities layer with its conditions. */
type Utility = { text: string; selector: string };

/** A sheet's own utilities, and the initial values of Tailwind's variables in them. */
type Parts = { utilities: Utility[]; properties: string };

function partsOf(sheet: Root): Parts {
  return {
    utilities: sheet.nodes
      .filter((node) => isLayer(node, "utilities"))
      .flatMap((node) => utilitiesIn(node as AtRule)),
    properties: propertiesOf(sheet),
  };
}

/** @example utilitiesIn of `@media print { .a { … } .b { … } }` ⇒ `@media print{.a { … }}`, `@media print{.b { … }}` */
function utilitiesIn(within: Container): Utility[] {
  return (within.nodes ?? []).flatMap((node): Utility[] => {
    if (node.type === "rule") return [{ text: node.toString(), selector: (node as Rule).selector }];
    if (node.type !== "atrule") return [];
    const { name, params } = node as AtRule;
    return utilitiesIn(node as AtRule).map((utility) => ({
      ...utility,
      text: `@${name} ${params}{${utility.text}}`,
    }));
  });
}

/**
 * Returns each utility's layer, in the order of precedence within one sheet: by specificity, then in Tailwind's order.
 * Neighbors in the same sheets share a layer.
 */
function layersFor(all: readonly Utility[], sheets: readonly Parts[]): Map<string, string> {
  const texts = sheets.map(({ utilities }) => new Set(utilities.map(({ text }) => text)));
  const weighed = all.map((utility) => ({
    text: utility.text,
    weight: specificityOf(utility.selector),
    usedIn: texts.map((used) => Number(used.has(utility.text))).join(""),
  }));
  weighed.sort((one, other) => compare(one.weight, other.weight));
  let [count, before] = [0, ""];
  const layers = new Map<string, string>();
  for (const { text, weight, usedIn } of weighed) {
    const neighbor = JSON.stringify([weight, usedIn]);
    if (neighbor !== before) count += 1;
    before = neighbor;
    layers.set(text, `u${count.toString(36)}`);
  }
  return layers;
}

function specificityOf(selectors: string): Specificity {
  const each = selectorParser()
    .astSync(selectors)
    .nodes.map((selector) => selectorSpecificity(selector));
  return each.reduce((one, other) => (compare(one, other) < 0 ? other : one));
}

/** Returns tokens, keyframes, and a reset of the kit's elements, with the order of the utilities' layers. */
function baseSheet(all: Root, layers: ReadonlyMap<string, string>): string {
  const rest = all.nodes.filter((node) => isBlock(node) && !isOwn(node) && !isLayer(node, "base"));
  const order = ["reset", ...new Set(layers.values())];
  const reset = inReset(`${revert}${forKitElements(postcss.parse(resetOf(all)))}`);
  return minify(`@layer utilities{@layer ${order};}${rest.join("")}${reset}${guard}`);
}

/** Puts rules under all utilities of the kit, and over the base of any host. */
function inReset(rules: string): string {
  return `@layer utilities{@layer reset{${rules}}}`;
}

function resetOf(all: Root): string {
  return all.nodes
    .filter((node) => isLayer(node, "base"))
    .flatMap(textIn)
    .join("");
}

/**
 * Returns the initial values that Tailwind has for browsers without `@property`. In a shadow root that is every browser,
 * and registered on a page they would be the host's too.
 */
function propertiesOf(sheet: Root): string {
  const initial = postcss.root();
  for (const node of sheet.nodes)
    if (isLayer(node, "properties"))
      (node as AtRule).walkRules((rule) => {
        initial.append(rule.clone());
      });
  return inReset(forKitElements(initial));
}

function isLayer(node: ChildNode, params: string): boolean {
  return node.type === "atrule" && node.name === "layer" && node.params === params && Boolean(node.nodes);
}

/** Whether an entry's own sheet has this part, or no sheet does. */
function isOwn(node: ChildNode): boolean {
  return (
    isLayer(node, "utilities") ||
    isLayer(node, "properties") ||
    (node.type === "atrule" && node.name === "property")
  );
}

/** Whether it has content, unlike a comment or an order of layers. */
function isBlock(node: ChildNode): boolean {
  return node.type === "rule" || (node.type === "atrule" && Boolean(node.nodes));
}

function textIn(node: ChildNode): string[] {
  return ((node as AtRule).nodes ?? []).map(String);
}

/** Minifies a sheet. The order of layers stays whole, which the minifier would split. */
const minify = (css: string): string => LAYERS + optimize(css, { minify: true }).code;
