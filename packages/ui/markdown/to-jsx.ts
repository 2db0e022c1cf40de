import { Fragment, isValidElement, type ReactElement } from "react";

const MAX_LINE = 100;

/**
 * Returns the code of an element.
 *
 * @example toJsx(<Button size="sm">Save</Button>) ⇒ '<Button size="sm">Save</Button>'
 */
export function toJsx(node: unknown): string {
  if (Array.isArray(node)) return node.map(toJsx).filter(Boolean).join("\n");
  if (!isValidElement(node)) return typeof node === "string" || typeof node === "number" ? String(node) : "";
  const { type, props } = node as ReactElement<Record<string, unknown>>;
  const { children, ...attributes } = props;
  const name = typeof type === "string" ? type : type === Fragment ? "" : nameOf(type);
  const given = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([key, value]) => attribute(key, value));
  const inner = toJsx(children);
  const inLine = [`<${name}`, ...given].join(" ");
  const opening = isShort(inLine) ? inLine : `<${name}\n${indented(given.join("\n"))}\n`;
  if (!inner) return `${opening}${opening.endsWith("\n") ? "" : " "}/>`;
  const whole = `${opening}>${inner}</${name}>`;
  return isShort(whole) ? whole : `${opening}>\n${indented(inner)}\n</${name}>`;
}

/** Returns a component's name; Storybook's build keeps it only for its documentation. */
export function nameOf(component: unknown): string {
  const { name, __docgenInfo: info } = component as { name: string; __docgenInfo?: { displayName: string } };
  return info?.displayName ?? name;
}

function attribute(name: string, value: unknown): string {
  if (value === true) return name;
  return typeof value === "string" && !value.includes('"')
    ? `${name}="${value}"`
    : `${name}={${literal(value)}}`;
}

/** Returns the code of a value; of functions, only those that return something in one line. */
function literal(value: unknown): string {
  if (isValidElement(value)) return toJsx(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (value === String) return "String";
  if (typeof value === "function")
    return /^\(?[\w, ]*\)? => [^{\n]+$/.test(String(value)) ? String(value) : "() => {}";
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "undefined";
  return `{ ${Object.entries(value)
    .map(([key, each]) => `${key}: ${literal(each)}`)
    .join(", ")} }`;
}

const isShort = (code: string) => code.length <= MAX_LINE && !code.includes("\n");
const indented = (code: string) => code.replaceAll(/^(?=.)/gm, "  ");
