import type { EventSink, Until } from "./event-sink.ts";

/**
 * Tracks forms that are begun, `form_start`, and those left without being sent, or with an error, `form_abandon`: with the
 * `form`'s name or ID and nothing of what is in it. One that has neither is not tracked. A field with an error has
 * `aria-invalid`.
 */
export function trackForms(tracker: EventSink, { signal }: Until = {}): void {
  const seen = new WeakSet<HTMLFormElement>();
  /** With something in them, and whether it was sent since. */
  const open = new Map<HTMLFormElement, boolean>();
  const track = (name: string, form: HTMLFormElement) => {
    // An input of that name would shadow the property.
    const label = form.getAttribute("name") || form.getAttribute("id");
    if (label) tracker.track(name, { form: label });
  };
  /** A form may go without its page: a dialog is closed. */
  const abandon = (isOver: boolean) => {
    for (const [form, wasSent] of open) {
      if (!isOver && form.isConnected) continue;
      open.delete(form);
      // What was sent may have been rejected.
      if (!wasSent || form.querySelector('[aria-invalid="true"]')) track("form_abandon", form);
    }
  };
  const listen = (type: string, listener: (target: HTMLInputElement) => void) =>
    document.addEventListener(type, ({ target }) => listener(target as HTMLInputElement), {
      capture: true,
      ...(signal && { signal }),
    });

  listen("input", ({ form }) => {
    if (!form) return;
    if (!seen.has(form)) track("form_start", form);
    seen.add(form);
    open.set(form, false);
  });
  listen("submit", (target) => {
    const form = target as unknown as HTMLFormElement;
    if (open.has(form)) open.set(form, true);
  });
  listen("focusin", () => abandon(false));
  tracker.onLeave(abandon);
}
