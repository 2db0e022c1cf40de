/** What had focus when a modal panel opened. */
const openers = new WeakMap<Element, Element>();

/** Remembers the element that focus is to come back to when the panel closes. */
export function rememberOpener(panel: Element): void {
  const opener = panel.ownerDocument.activeElement;
  if (opener) openers.set(panel, opener);
}

/**
 * Gives focus back. An opener that stood in another modal panel (a menu entry that opened a dialog) may be
 * gone by now: then its panel's opener has it.
 */
export function returnFocus(panel: Element): void {
  let opener = openers.get(panel);
  while (opener && !opener.isConnected) opener = openers.get(rootOf(opener));
  if (opener instanceof HTMLElement) opener.focus();
}

function rootOf(element: Element): Element {
  let root = element;
  while (root.parentElement) root = root.parentElement;
  return root;
}
