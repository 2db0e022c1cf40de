import { compare, type Specificity, selectorSpecificity } from "@csstools/selector-specificity";
import { compile, optimize } from "@tailwindcss/node";
import { Scanner } from "@tailwindcss/oxide";
import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from "postcss";
import selectorParser from "postcss-selector-parser";

/**
 * Builds the sheets for apps without Tailwind: `base` with tokens, fonts and page styles; one per entry with the
 * utilities of its files, to be imported after it in any order; and `styles`, with everything. Most utilities are in
 * several sheets, so their order must not matter: each is in the cascade layer whose place `base` declares
 * (docs/decisions/styles-per-component.md).
 *
 * @param folder base of the paths in `theme` and `files`.
 * @param theme a sheet for Tailwind, without sources.
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
  const sheets: Record<string, string> = { base: baseSheet(all, layers), styles: minify(all.toString()) };
  for (const [entry, { utilities, properties }] of Object.entries(parts)) {
    const layered = utilities.map(({ text }) => `@layer ${layers.get(text)}{${text}}`);
    sheets[entry] = minify(`${LAYERS}@layer utilities{${layered.join("")}}${properties}`);
  }
  return sheets;
}

/** Tailwind's own layers, in every sheet, in case a bundler puts another one first. */
const LAYERS = "@layer properties,theme,base,utilities;";

async function buildSheet(folder: string, theme: string, files: readonly string[]): Promise<Root> {
  const compiler = await compile(theme, { base: folder, onDependency() {} });
  const sources = files.map((pattern) => ({ base: folder, pattern, negated: false }));
  return postcss.parse(compiler.build(new Scanner({ sources }).scan()));
}

/** A rule of the utilities layer with its conditions. */
type Utility = { text: string; selector: string };

/** A sheet's own utilities, and the properties that they register. */
type Parts = { utilities: Utility[]; properties: string };

function partsOf(sheet: Root): Parts {
  return {
    utilities: sheet.nodes
      .filter((node) => isLayer(node, "utilities"))
      .flatMap((node) => utilitiesIn(node as AtRule)),
    properties: sheet.nodes.filter(isOfProperties).join("\n"),
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

/** Returns the highest specificity of a list of selectors. */
function specificityOf(selectors: string): Specificity {
  const each = selectorParser()
    .astSync(selectors)
    .nodes.map((selector) => selectorSpecificity(selector));
  return each.reduce((one, other) => (compare(one, other) < 0 ? other : one));
}

/** Returns everything outside the entries' sheets, with the order of their layers. */
function baseSheet(all: Root, layers: ReadonlyMap<string, string>): string {
  const base = all.clone();
  base.each((node) => {
    if (isLayer(node, "utilities") || isOfProperties(node)) node.remove();
  });
  const order = [...new Set(layers.values())];
  return minify(`${LAYERS}@layer utilities{@layer ${order};}${base}`);
}

function isLayer(node: ChildNode, params: string): boolean {
  return node.type === "atrule" && node.name === "layer" && node.params === params && Boolean(node.nodes);
}

function isOfProperties(node: ChildNode): boolean {
  return isLayer(node, "properties") || (node.type === "atrule" && node.name === "property");
}

const minify = (css: string): string => optimize(css, { minify: true }).code;
