import { isValidElement } from "react";
import type { ArgTypesEnhancer, StrictInputType } from "storybook/internal/types";

/** Shows each prop's type as in its code instead of “union” or “object”. Elements and functions have no control. */
export const withRealTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  // Props that an element inherits aren't listed, unless the stories set them.
  const given = Object.keys(initialArgs).filter((name) => name === "children" || isNode(initialArgs[name]));
  const names = new Set([...Object.keys(argTypes), ...given]);
  return Object.fromEntries(
    [...names].map((name) => [name, realType(argTypes[name] ?? { name }, initialArgs[name])]),
  );
};

function realType(declared: StrictInputType, value: unknown): StrictInputType {
  const argType = withoutUndefined(declared);
  const { name, type, table } = argType;
  if (type?.name === "enum") {
    const summary = type.value.map((choice) => JSON.stringify(choice)).join(" | ");
    return { ...argType, table: { ...table, type: { summary } } };
  }
  const summary = table?.type?.summary ?? (name === "children" || isNode(value) ? "ReactNode" : undefined);
  if (!/^React(Node|Element)$|=>/.test(summary ?? "")) return argType;
  const isWritten = summary === "ReactNode" && !isNode(value);
  return {
    ...argType,
    table: { ...table, type: { summary } },
    control: isWritten ? { type: "text" } : { disable: true },
  };
}

/** Leaves out `undefined`, which every optional prop accepts. */
function withoutUndefined(argType: StrictInputType): StrictInputType {
  const { type, table } = argType;
  if (type?.name !== "union") return argType;
  const [own = type, ...others] = type.value.filter(
    (each) => each.name !== "other" || each.value !== "undefined",
  );
  const summary = type.raw?.replace(/^\(?(.*?)\)? \| undefined$/, "$1");
  return { ...argType, type: others.length > 0 ? type : own, table: { ...table, type: { summary } } };
}

function isNode(value: unknown): boolean {
  return Array.isArray(value) ? value.some(isValidElement) : isValidElement(value);
}
