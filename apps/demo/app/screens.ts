import type { ComponentType } from "react";

/** A screen whose code is here. */
export type LoadedScreen = { path: string; Component: ComponentType };

type Screen = {
  /** The screen's name in the dictionary. */
  section: string;
  /** Its address within the demo. */
  path: string;
  load: () => Promise<{ Component: ComponentType }>;
};

/** Every screen, in the order of the menu. */
export const screens = [
  { section: "dashboard", path: "/", load: () => import("./routes/dashboard.tsx") },
  { section: "record", path: "/record", load: () => import("./routes/record.tsx") },
  { section: "callTimmy", path: "/call-timmy", load: () => import("./routes/call-timmy.tsx") },
  { section: "upload", path: "/upload", load: () => import("./routes/upload.tsx") },
  { section: "recordings", path: "/recordings", load: () => import("./routes/recordings.tsx") },
  { section: "agentTimmy", path: "/agent-timmy", load: () => import("./routes/agent-timmy.tsx") },
  { section: "settings", path: "/settings", load: () => import("./routes/settings.tsx") },
] as const satisfies readonly Screen[];

/** A screen's name in the dictionary. */
export type Section = (typeof screens)[number]["section"];

/** The screen of a section. */
export function screenOf(section: Section): (typeof screens)[number] {
  // Every section has its screen: the type is made from the list.
  return screens.find((screen) => screen.section === section) ?? screens[0];
}

/**
 * The screen at an address, when there is one.
 *
 * @param pathname within the demo; a slash at the end makes no difference.
 */
export function screenAt(pathname: string): (typeof screens)[number] | undefined {
  const path = pathname.replace(/\/+$/, "") || "/";
  return screens.find((screen) => screen.path === path);
}

/**
 * Fetches the screen at an address, when there is one.
 *
 * @param pathname within the demo.
 * @throws when it cannot be fetched.
 */
export async function loadScreenAt(pathname: string): Promise<LoadedScreen | undefined> {
  const screen = screenAt(pathname);
  return screen && { path: screen.path, ...(await screen.load()) };
}
