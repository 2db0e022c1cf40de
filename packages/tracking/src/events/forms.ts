import type { EventSink, Until } from "./event-sink.ts";

/**
 * Tracks forms that are begun, `form_start`, and those left without being sent, `form_abandon`: with the `form`'s name
 * or id and nothing of what is in it. One that has neither is not tracked.
 */
export function trackForms(tracker: EventSink, { signal }: Until = {}): void {
  const seen = new WeakSet<HTMLFormElement>();
  /** With something in them that was not sent. */
  const open = new Set<HTMLFormElement>();
  const track = (name: string, form: HTMLFormElement) => {
    // An input of that name would shadow the property.
    const label = form.getAttribute("name") || form.getAttribute("id");
    if (label) tracker.track(name, { form: label });
  };
  /** A form may go without its page: a dialog is closed. */
  const abandon = (isOver: boolean) => {
    for (const form of open) {
      if (!isOver && form.isConnected) continue;
      open.delete(form);
      track("form_abandon", form);
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
    open.add(form);
  });
  listen("submit", (form) => open.delete(form as unknown as HTMLFormElement));
  listen("focusin", () => abandon(false));
  tracker.onLeave(abandon);
}
