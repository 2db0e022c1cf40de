import type { EventProperties } from "./core/fields.ts";
import type { Conversion, PageView, TrackedEvent, VisitEnded } from "./core/store.ts";
import { newId } from "./core/visit.ts";

const SESSION = {
  referrer: "direct",
  language: "nl",
  dev_mode: false,
  device_type: "desktop",
  os: "Linux",
  browser: "Firefox",
  screen_size: "1440x900",
} as const;

/** Creates the changes of a visitor's session, as a tracker does. */
export function visitor() {
  const id = newId(15);
  const session_id = Date.now().toString(36) + newId(24);
  let time = Date.now() - 10 * 60_000;
  let last: PageView | undefined;
  let landing_page = "";

  return {
    session_id,
    view(path: string, over: Partial<PageView["session"]> = {}): PageView {
      time += 1000;
      landing_page ||= path;
      const start_time = new Date(time).toISOString();
      const session: PageView["session"] = {
        ...{ ...SESSION, id, session_id, landing_page, last_page: path, last_view: start_time },
        ...over,
      };
      const view: PageView = {
        kind: "view",
        at: time,
        visit: {
          id: newId(15),
          page_path: path,
          page_title: `Title of ${path}`,
          session_id,
          referrer: last?.visit.page_path ?? "direct",
          language: session.language,
          start_time,
        },
        session,
        isFurther: !!last,
      };
      last = view;
      return view;
    },
    conversion(conversion_type: string): Conversion {
      time += 60_000; // A store may round to minutes.
      return { kind: "conversion", at: time, session: { id, session_id }, conversion_type };
    },
    event(name: string, properties: EventProperties = {}): TrackedEvent {
      time += 1;
      const page_path = last?.visit.page_path ?? "/";
      const event = { id: newId(15), session_id, page_path, name, properties };
      return { kind: "event", at: time, event: { ...event, time: new Date(time).toISOString() } };
    },
    end(view: PageView, seconds: number, visible = seconds): VisitEnded {
      const at = view.at + seconds * 1000;
      const end_time = new Date(at).toISOString();
      return {
        kind: "end",
        at,
        end: { id: view.visit.id, session_id, end_time, visible_time: visible * 1000 },
      };
    },
  };
}
