import type { ClientDescription } from "./describe-client.ts";
import type { NewSession } from "./fields.ts";
import type { PageWindow } from "./page-window.ts";
import type { TrackingSet } from "./set.ts";
import type { Tracker, TrackerOptions } from "./tracker.ts";
import type { SavedSession } from "./visitor-state.ts";

/** What the tracker knows of a session at each view. */
export type SessionDescription = Omit<NewSession, "last_page" | "last_view" | keyof SavedSession>;

/** What a tracker lets the page change of its next views' sessions. */
type SessionMethods<S extends TrackingSet> = Pick<Tracker<S>, "setLanguage" | "setSession" | "setDevMode">;

/** Returns what describes the sessions on a device, and the tracker's methods that change it. */
export function sessionValues<S extends TrackingSet>(
  { language, session, devMode = false }: TrackerOptions<S>,
  device: Omit<ClientDescription, "bot">,
  { screen }: PageWindow,
): [describe: () => SessionDescription, SessionMethods<S>] {
  return [
    () => ({
      ...session,
      ...device,
      language,
      dev_mode: typeof devMode === "function" ? devMode() : devMode,
      screen_size: `${screen.width}x${screen.height}`,
    }),
    {
      setLanguage(next) {
        language = next;
      },
      setSession(values) {
        session = { ...session, ...values };
      },
      setDevMode(next) {
        devMode = next;
      },
    },
  ];
}
