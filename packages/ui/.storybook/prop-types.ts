import { isValidElement } from "react";
import type { ArgTypesEnhancer, StrictInputType } from "storybook/internal/types";

/** Shows each prop's type as in its code instead of “union” or “object”, and removes controls for elements. */
export const withRealTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  // Props that an element inherits aren't listed, unless the stories set them.
  const given = Object.keys(initialArgs).filter((name) => name === "children" || isNode(initialArgs[name]));
  const names = new Set([...Object.keys(argTypes), ...given]);
  return Object.fromEntries(
    [...names].map((name) => [name, realType(argTypes[name] ?? { name }, initialArgs[name])]),
  );
};

function realType(argType: StrictInputType, value: unknown): StrictInputType {
  const { name, type, table } = argType;
  if (type?.name === "enum") {
    const summary = type.value.map((choice) => JSON.stringify(choice)).join(" | ");
    return { ...argType, table: { ...table, type: { summary } } };
  }
  const summary = table?.type?.summary ?? (name === "children" || isNode(value) ? "ReactNode" : undefined);
  if (summary !== "ReactNode" && summary !== "ReactElement") return argType;
  const isWritten = summary === "ReactNode" && !isNode(value);
  return {
    ...argType,
    table: { ...table, type: { summary } },
    control: isWritten ? { type: "text" } : { disable: true },
  };
}

function isNode(value: unknown): boolean {
  return Array.isArray(value) ? value.some(isValidElement) : isValidElement(value);
}
