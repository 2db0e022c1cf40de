/** Of each document with open modal panels: their count, and how to let the document scroll again. */
const locks = new WeakMap<Document, { panels: number; unlock: () => void }>();

/** Keeps a document from scrolling without moving its content, and returns the function that ends it. */
export function lockScroll(page: Document): () => void {
  const lock = locks.get(page) ?? { panels: 0, unlock: hideOverflow(page) };
  locks.set(page, lock);
  lock.panels++;
  return () => {
    lock.panels--;
    if (lock.panels > 0) return;
    locks.delete(page);
    lock.unlock();
  };
}

function hideOverflow({ documentElement: root, body }: Document): () => void {
  const { overflowY, scrollbarGutter } = getComputedStyle(root);
  // The body's overflow is the page's if the root has none, and would make the body scroll by itself if it had one.
  const { style } = overflowY === "visible" ? body : root;
  const before = { overflow: style.overflow, gutter: root.style.scrollbarGutter };
  const hasScrollbar = root.clientWidth < (root.ownerDocument.defaultView?.innerWidth ?? 0);
  if (hasScrollbar && scrollbarGutter === "auto") root.style.scrollbarGutter = "stable";
  style.overflow = "hidden";
  return () => {
    style.overflow = before.overflow;
    root.style.scrollbarGutter = before.gutter;
  };
}
