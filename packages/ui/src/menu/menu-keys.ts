function itemsOf(menu: Element): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>("[role=menuitem]:not(:disabled, [aria-disabled=true])")];
}

export function focusEdge(menu: Element, edge: "first" | "last"): void {
  itemsOf(menu)
    .at(edge === "first" ? 0 : -1)
    ?.focus();
}

let typed = "";
let lastTyped = 0;

/**
 * Moves focus in a menu, by its ARIA pattern: arrows, Home and End, and typing an entry's first letters.
 *
 * @returns whether it handled the key.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/menubar/
 */
export function moveByKey(menu: Element, { key, timeStamp }: { key: string; timeStamp: number }): boolean {
  const items = itemsOf(menu);
  const root = menu.getRootNode() as Document | ShadowRoot;
  const at = items.indexOf(root.activeElement as HTMLElement);
  const next: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at < 0 ? -1 : at - 1,
    Home: 0,
    End: -1,
  };
  const wanted = next[key];
  if (wanted !== undefined) {
    items.at(wanted === items.length ? 0 : wanted)?.focus();
    return true;
  }
  const isTyping = timeStamp - lastTyped < 500;
  if (key.length !== 1 || (key === " " && !isTyping)) return false;
  typed = (isTyping ? typed : "") + key.toLocaleLowerCase();
  lastTyped = timeStamp;
  // Repeating one letter cycles through its matches.
  const letters = new Set(typed).size === 1 ? typed.charAt(0) : typed;
  const later = [...items.slice(at + (letters.length === 1 ? 1 : 0)), ...items];
  later.find((item) => item.textContent?.trim().toLocaleLowerCase().startsWith(letters))?.focus();
  return true;
}
