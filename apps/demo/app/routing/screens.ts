import {
  AudioLines,
  Bot,
  Database,
  LayoutDashboard,
  type LucideIcon,
  Mic,
  PhoneCall,
  Settings,
  Upload,
} from "lucide-react";

type Screen = {
  /** Key of its name in the dictionary's `sections`. */
  section: string;
  /** Its path within the demo, and the name of its file in routes/: see load-screen. */
  path: string;
  icon: LucideIcon;
  isOffMenu?: true;
};

/** Every screen, in the order of the menu. All lists of screens derive from this table. */
export const screens = [
  { section: "dashboard", path: "/", icon: LayoutDashboard },
  { section: "record", path: "/record", icon: Mic },
  { section: "callTimmy", path: "/call-timmy", icon: PhoneCall },
  { section: "upload", path: "/upload", icon: Upload },
  { section: "recordings", path: "/recordings", icon: AudioLines },
  { section: "agentTimmy", path: "/agent-timmy", icon: Bot },
  { section: "settings", path: "/settings", icon: Settings },
  { section: "crmRecord", path: "/crm-record", icon: Database, isOffMenu: true },
] as const satisfies readonly Screen[];

/** The screens in the menu. */
export const menuScreens = screens.filter((screen) => !("isOffMenu" in screen));

/** Key of a screen's name in the dictionary. */
export type Section = (typeof screens)[number]["section"];

/** Returns the path of a section's screen within the demo. */
export function pathOf(section: Section): string {
  // Every section has a screen: the type derives from the table.
  return (screens.find((screen) => screen.section === section) ?? screens[0]).path;
}

/**
 * Returns the section of the screen at an address, if there is one.
 *
 * @param pathname path within the demo, with or without a trailing slash.
 */
export function sectionAt(pathname: string): Section | undefined {
  const path = pathname.replace(/\/+$/, "") || "/";
  return screens.find((screen) => screen.path === path)?.section;
}
