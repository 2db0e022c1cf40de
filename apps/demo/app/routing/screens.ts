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
  /** Its name in the dictionary, `sections`. */
  section: string;
  /** Its address within the demo. Its code is in routes/, in the file of that name: see load-screen. */
  path: string;
  icon: LucideIcon;
  /** Whether the menu leaves it out, as it is about one recording. */
  isOffMenu?: true;
};

/** Every screen, in the order of the menu: all that lists screens follows this table. */
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

/** Those that the menu leads to. */
export const menuScreens: readonly (Screen & { section: Section })[] = (
  screens as readonly (Screen & { section: Section })[]
).filter(({ isOffMenu }) => !isOffMenu);

/** A screen's name in the dictionary. */
export type Section = (typeof screens)[number]["section"];

/** The path of a section's screen within the demo. */
export function pathOf(section: Section): string {
  // Every section has its screen: the type is made from the list.
  return (screens.find((screen) => screen.section === section) ?? screens[0]).path;
}

/**
 * The section of the screen at an address, when there is one.
 *
 * @param pathname within the demo; a slash at the end makes no difference.
 */
export function sectionAt(pathname: string): Section | undefined {
  const path = pathname.replace(/\/+$/, "") || "/";
  return screens.find((screen) => screen.path === path)?.section;
}
