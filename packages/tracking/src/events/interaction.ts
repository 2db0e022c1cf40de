import { type AbortOptions, type EventSink, measurementOf } from "./event-sink.ts";

/**
 * Tracks signs of life: one `interaction` per page load in which a person moved the pointer, pressed a key, scrolled or
 * touched. It has no properties, and shares the request of leaving. Scrolling by a script doesn't count.
 */
export function trackInteraction(tracker: EventSink, { signal }: AbortOptions = {}): void {
  let happened = false;
  let tracked = false;
  const note = ({ isTrusted }: Event) => {
    happened ||= isTrusted;
  };
  for (const type of ["pointermove", "pointerdown", "keydown", "wheel"])
    addEventListener(type, note, { capture: true, passive: true, ...(signal && { signal }) });
  tracker.onLeave((_, view) => {
    if (happened && !tracked) tracker.track("interaction", {}, measurementOf(view, "i"));
    tracked = happened;
  });
}
