import { createElement, type ReactNode } from "react";

/**
 * Adds line break opportunities to an address or file name, between its parts. Abbreviations such as B.V. aren't split.
 *
 * @example breakable("anna@klaver.example") ⇒ anna@<wbr>klaver<wbr>.example
 */
export function breakable(name: string): ReactNode[] {
  const parts = name.split(/(?<=[@:/_;,])|(?=\.[\p{L}\p{N}]{2})/u);
  return parts.flatMap((part, index) => (index > 0 ? [createElement("wbr", { key: index }), part] : [part]));
}
