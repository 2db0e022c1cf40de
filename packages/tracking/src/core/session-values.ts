import type { ClientDescription } from "./describe-client.ts";
import type { NewSession } from "./fields.ts";
import type { PageWindow } from "./page-window.ts";
import type { TrackingSet } from "./set.ts";
import type { Tracker, TrackerOptions } from "./tracker.ts";
import type { SavedSession } from "./visitor-state.ts";

/** The tracker's description of a session at each view. */
export type SessionDescription = Omit<NewSession, "last_view" | keyof SavedSession>;

/** The tracker's methods that change the sessions of later views. */
type SessionMethods<S extends TrackingSet> = Pick<Tracker<S>, "setLanguage" | "setSession" | "setDevMode">;

/** Creates the description of sessions on a device, and the methods that change it. */
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
