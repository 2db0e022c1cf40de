import { newId } from "../core/ids.ts";
import type { ConversionType, VisitEnd } from "../core/records.ts";
import type { Conversion, PageView } from "../core/store.ts";

/** Makes the changes of one visitor's session, as a tracker would. */
export function visitor() {
  const id = newId(15);
  const session_id = newId(32);
  let time = Date.now() - 60_000;
  let last: PageView | undefined;
  const paths = new Set<string>();

  return {
    session_id,
    /** A view of `path`, a second after the one before, which was in sight for 900 ms of it. */
    view(path: string, over: Partial<PageView["session"]> = {}): PageView {
      time += 1000;
      const start_time = new Date(time).toISOString();
      const session: PageView["session"] = {
        id,
        session_id,
        landing_page: path,
        referrer: "direct",
        language: "nl",
        last_page: path,
        dev_mode: false,
        device_type: "desktop",
        os: "Linux",
        browser: "Firefox",
        screen_size: "1440x900",
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
        first: !last,
        unique: !paths.has(path),
        ...(last && { ended: { id: last.visit.id, end_time: start_time, visible_time: 900 } }),
      };
      last = view;
      paths.add(path);
      return view;
    },
    conversion(conversion_type: ConversionType): Conversion {
      time += 1;
      return { kind: "conversion", at: time, session: { id, session_id }, conversion_type };
    },
    /** The end of a visit, `seconds` after it began, of which it was `inSight`. */
    end(view: PageView, seconds: number, inSight = seconds): VisitEnd {
      return {
        id: view.visit.id,
        end_time: new Date(view.at + seconds * 1000).toISOString(),
        visible_time: inSight * 1000,
      };
    },
  };
}
