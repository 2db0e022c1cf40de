import type { AbortOptions, EventSink } from "./on-leave.ts";

const INVALID = "[aria-invalid=true]";

/**
 * Tracks started forms, `form_start`, and those left unsent or with an error, `form_abandon`: with the `form`'s name or
 * ID and none of its input. Skips forms without either. A field with an error has `aria-invalid`. A page that takes the
 * input along to another page moves the attribute `data-started`.
 *
 * A reload counts as leaving, and input after it as another start, even if the browser restores the form. A page that
 * is left can't know whether it will load again, and an event that waited for that would be lost if it doesn't.
 */
export function trackForms(tracker: EventSink, { signal }: AbortOptions = {}): void {
  const seen = new WeakSet<HTMLFormElement>();
  /** Forms with input, and whether they were sent since. */
  const open = new Map<HTMLFormElement, boolean>();
  const begin = (form: HTMLFormElement) => {
    seen.add(form);
    open.set(form, false);
    form.dataset["started"] = "";
  };
  // Those that the server sent back were started on the page before, too.
  document.querySelectorAll<HTMLFormElement>(`form:has(${INVALID}),form[data-started]`).forEach(begin);
  const track = (name: string, form: HTMLFormElement) => {
    // `form.name` could be an input of that name.
    const label = form.getAttribute("name") || form.getAttribute("id");
    if (label) tracker.track(name, { form: label });
  };
  /** A form may disappear before its page, such as with a dialog. */
  const abandon = (isOver?: boolean) => {
    for (const [form, wasSent] of open) {
      if (!isOver && form.isConnected) continue;
      open.delete(form);
      // A sent form may have been rejected.
      if ("started" in form.dataset && (!wasSent || form.querySelector(INVALID))) track("form_abandon", form);
    }
  };
  const listen = (type: string, listener: (target: HTMLInputElement) => void) =>
    document.addEventListener(type, ({ target }) => listener(target as HTMLInputElement), {
      capture: true,
      signal,
    } as AddEventListenerOptions);

  listen("input", ({ form }) => {
    if (!form) return;
    if (!seen.has(form)) track("form_start", form);
    begin(form);
  });
  listen("submit", (target) => {
    const form = target as unknown as HTMLFormElement;
    if (open.has(form)) open.set(form, true);
  });
  listen("focusin", () => abandon());
  tracker.onLeave(abandon);
}
