import type { Selector } from "lightningcss";
import type { UsedNames } from "./used-names.ts";

/**
 * Whether an element could match a selector where there are no other types and classes than these. What the browser or
 * a script changes, such as a state or an attribute, could be there at any time.
 */
export function couldMatch(selector: Selector, names: UsedNames): boolean {
  return selector.every((part) => {
    if (part.type === "class") return names.classes.has(part.name);
    if (part.type === "type") return names.types.has(part.name.toLowerCase());
    if (part.type === "pseudo-class" && (part.kind === "is" || part.kind === "where")) {
      return part.selectors.some((inner) => couldMatch(inner, names));
    }
    return true;
  });
}

/** All classes that a selector names, at any depth. */
export function classesOf(selector: Selector): string[] {
  return selector.flatMap((part) =>
    part.type === "class" ? [part.name] : innerSelectors(part).flatMap(classesOf),
  );
}

/** A selector whose classes go by other names; those that have none stay as they are. */
export function withClasses(selector: Selector, names: ReadonlyMap<string, string>): Selector {
  return selector.map((part) => {
    if (part.type === "class") return { ...part, name: names.get(part.name) ?? part.name };
    const inner = innerSelectors(part);
    return inner.length > 0 ? { ...part, selectors: inner.map((each) => withClasses(each, names)) } : part;
  }) as Selector;
}

/** Those in brackets. */
function innerSelectors(part: Selector[number]): Selector[] {
  if (part.type !== "pseudo-class") return [];
  const { kind } = part;
  return kind === "is" || kind === "where" || kind === "not" || kind === "has" ? part.selectors : [];
}
