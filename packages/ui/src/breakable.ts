import { createElement, type ReactNode } from "react";

/**
 * An address or a file's name with places to break it at, between its parts: browsers know none.
 *
 * @example breakable("anna@klaver.example") ⇒ anna@<wbr>klaver<wbr>.example
 */
export function breakable(name: string): ReactNode[] {
  const parts = name.split(/(?<=[@/_;,])|(?=\.)/);
  return parts.flatMap((part, index) => (index > 0 ? [createElement("wbr", { key: index }), part] : [part]));
}
