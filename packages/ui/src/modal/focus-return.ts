/** The paths to the openers of modal panels that have closed. */
const paths = new WeakMap<Element, Element[]>();

/** Returns the opener of a modal panel that opens now, and its ancestors; a popover's is its button. */
export function pathToOpener(root: Document | ShadowRoot): Element[] {
  const path: Element[] = [];
  for (let at = openerOf(root); at; at = invokerOf(at) ?? at.parentElement) path.push(at);
  return path;
}

/** Returns focus, unless another element took it while the panel closed, such as on the next screen. */
export function returnFocus(panel: Element, path: Element[]): void {
  paths.set(panel, path);
  const target = targetOf(path) as HTMLElement | undefined;
  const focused = target && rootOf(target).activeElement;
  if (!focused || focused === target.ownerDocument.body || panel.contains(focused)) target?.focus();
}

/**
 * Returns the focused element, or the control in it under the pointer: Safari doesn't focus a control by a click.
 * A key that opens a panel has nothing to do with the pointer.
 */
function openerOf(root: Document | ShadowRoot): Element | null {
  const focused = root.activeElement;
  if (window.event instanceof KeyboardEvent) return focused;
  const pressed = [...root.querySelectorAll("a[href]:hover, button:hover")].at(-1);
  return pressed && (!focused || focused.contains(pressed)) ? pressed : focused;
}

/** Returns the document or shadow root that an element is in. */
export function rootOf(element: Element): Document | ShadowRoot {
  return element.getRootNode() as Document | ShadowRoot;
}

/** Returns the button that opens a popover, such as a menu. */
function invokerOf(popover: Element): Element | null {
  const id = popover.matches("[popover]") && CSS.escape(popover.id);
  return id ? rootOf(popover).querySelector(`[popovertarget="${id}"]:not(#${id} *)`) : null;
}

/**
 * Returns the opener. If the dialog deleted it with its row, returns the nearest focusable ancestor; if it was in a
 * menu that has closed, the menu's button. If it was in another modal panel that has closed, such as a button that
 * opens the next dialog, returns that panel's opener.
 */
function targetOf(path: Element[]): Element | undefined {
  const present = path.find(
    (element, index) => element.checkVisibility() && (index === 0 || element.matches("[tabindex], button")),
  );
  const around = path.find((element) => paths.has(element));
  return present ?? (around && targetOf(paths.get(around) ?? []));
}
