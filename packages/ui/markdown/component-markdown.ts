import { readFileSync } from "node:fs";
import { type ComponentType, createElement } from "react";
import { builtinResolvers, type Documentation, parse } from "react-docgen";
import { toJsx } from "./to-jsx.ts";

/** A module of stories. */
export type Stories = Record<string, Story> & { default: Meta };

type Story = { args?: Args; parameters?: Parameters };
type Meta = Story & {
  title: string;
  component: ComponentType;
  subcomponents?: Record<string, ComponentType>;
};
type Args = Record<string, unknown>;
type Parameters = { hooks?: readonly string[]; docs?: { source?: { code: string } } };

/**
 * Returns a component's page in Markdown: import, examples, props and guide.
 *
 * @param entry its name in `@voxlog/ui/NAME`.
 * @param file its absolute path; its comments describe the props.
 * @param guide the text on its keys and use.
 */
export function componentMarkdown(entry: string, stories: Stories, file: string, guide: string): string {
  const source = readFileSync(file, "utf8");
  const { default: meta, ...examples } = stories;
  const { title, component, subcomponents = {}, parameters: { hooks = [] } = {} } = meta;
  const names = [component.name, ...Object.keys(subcomponents)];
  const documented = parse(source, {
    filename: file,
    resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
  });
  const own = documented.find(({ displayName }) => displayName === component.name);
  return [
    `# ${title}\n\n${own?.description ?? ""}`,
    fence(`import { ${[...names, ...hooks].join(", ")} } from "@voxlog/ui/${entry}";`),
    "## Examples",
    ...Object.entries(examples).map(
      ([name, story]) => `### ${spaced(name)}\n\n${fence(exampleOf(meta, story))}`,
    ),
    "## Props",
    ...names.flatMap((name) => {
      const table = propsTable(documented.find(({ displayName }) => displayName === name));
      const element = new RegExp(`type ${name}Props[^=]*=\\s*(?:Omit<\\s*)?ComponentProps<"(\\w+)">`).exec(
        source,
      );
      return [
        names.length > 1 ? `### ${name}` : "",
        table,
        element ? `All other props go to its \`<${element[1]}>\`.` : "",
      ].filter(Boolean);
    }),
    guide,
  ].join("\n\n");
}

function exampleOf(meta: Meta, { args, parameters }: Story): string {
  return parameters?.docs?.source?.code ?? toJsx(createElement(meta.component, { ...meta.args, ...args }));
}

function propsTable({ props = {} }: Documentation = {}): string {
  const rows = Object.entries(props).map(([name, { tsType, required, defaultValue, description = "" }]) => {
    const [text, fallback = defaultValue?.value] = description.split(/\s*@default\s+/);
    return [name + (required ? "" : "?"), textOf(tsType), fallback ?? "", text];
  });
  const cells = rows.map((row) =>
    row.map((cell, at) => {
      const line = String(cell ?? "")
        .replaceAll(/\s+/g, " ")
        .replaceAll("|", "\\|");
      return at < 3 && line ? `\`${line}\`` : line;
    }),
  );
  const lines = cells.map((row) => `| ${row.join(" | ")} |`);
  return lines.length > 0
    ? ["| Prop | Type | Default | |", "| --- | --- | --- | --- |", ...lines].join("\n")
    : "";
}

type Type = NonNullable<NonNullable<Documentation["props"]>[string]["tsType"]>;

/** Leaves out `undefined`, which every optional prop accepts. */
function textOf(type: Type | undefined): string {
  if (!type) return "";
  const raw = "raw" in type ? type.raw?.replace(/^\(?(.*?)\)? \| undefined$/, "$1") : undefined;
  if (type.name === "union" && "elements" in type) {
    const parts = type.elements.filter(({ name }) => name !== "undefined");
    return parts.some(({ name }) => name === "unknown") ? String(raw) : parts.map(textOf).join(" | ");
  }
  // Keys of an object have no quotes.
  if ("value" in type) return String(type.value).replace(/^[\w-]+$/, '"$&"');
  return raw || type.name;
}

/** @example spaced("WithError") ⇒ "With error" */
function spaced(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function fence(code: string): string {
  return `\`\`\`tsx\n${code}\n\`\`\``;
}
