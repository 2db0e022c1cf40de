import type { Page } from "@playwright/test";

/** Has the browser refuse a page one of its storages, as it does where cookies are blocked. */
export function blockStorage(page: Page, name: "indexedDB" | "localStorage"): Promise<unknown> {
  return page.addInitScript((refused) => {
    Object.defineProperty(window, refused, {
      get() {
        throw new DOMException("", "SecurityError");
      },
    });
  }, name);
}
