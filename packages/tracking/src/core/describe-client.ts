import { isBot } from "./bots.ts";
import type { Browser, DeviceType, System } from "./records.ts";

/** What a browser says of itself; in a page all of it is on `navigator`. */
export type ClientHints = {
  userAgent: string;
  /** Low-entropy client hints: https://wicg.github.io/ua-client-hints/ */
  userAgentData?: { mobile?: boolean; platform?: string; brands?: readonly { brand: string }[] } | undefined;
  /** Tells an iPad that asks for desktop pages from a Mac. */
  maxTouchPoints?: number | undefined;
  /** The browser is driven by a program: https://www.w3.org/TR/webdriver2/#interface */
  webdriver?: boolean | undefined;
};

/** Who visits: a device, its system and browser, and whether it is a program and no visitor. */
export type ClientDescription = { device_type: DeviceType; os: System; browser: Browser; bot: boolean };

/** The first pattern that matches decides: most browsers name those they descend from as well. */
const BROWSER_PATTERNS: readonly (readonly [Browser, RegExp])[] = [
  ["Edge", /Edg(e|A|iOS)?\//],
  ["Opera", /Opera|OP([RTX]|iOS)\//],
  ["Firefox", /Firefox|FxiOS/],
  ["Internet Explorer", /MSIE |Trident\//],
  ["Chrome", /Chrom(e|ium)|CriOS|CrMo/],
  ["Safari", /AppleWebKit/],
];

/** Phones stand first, because they name the desktop systems too. */
const SYSTEM_PATTERNS: readonly (readonly [System, RegExp])[] = [
  ["Windows", /Windows Phone/],
  ["Unknown", /BSD|SunOS/],
  ["iOS", /\biP(hone|ad|od)/],
  ["Android", /Android|Adr |Silk\//],
  ["Windows", /Win(dows|32|64)/],
  ["macOS", /\b[Mm]ac/],
  ["Linux", /Linux|X11/],
];

/** Longer user agents are cut: nothing that tells anything comes later. */
const MOST_READ = 1000;

const TABLET = /\bi?Pad\b|Tablet(?! PC)|PlayBook|Silk\//;
const MOBILE = /Mobi|iP(hone|od)|Opera Mini|Phone|Dalvik/;

/**
 * Tells device, system and browser of a visitor. Browsers built on Chromium or WebKit that have no
 * name of their own here count as Chrome or Safari. Total: any string has an answer.
 *
 * @example describeClient({ userAgent: "Mozilla/5.0 (iPhone; …) … Version/18.0 Mobile/15E148 Safari/604.1" })
 *   // ⇒ { device_type: "mobile", os: "iOS", browser: "Safari", bot: false }
 */
export function describeClient(hints: ClientHints): ClientDescription {
  const agent = hints.userAgent.slice(0, MOST_READ);
  const { platform, mobile, brands = [] } = hints.userAgentData ?? {};
  const brandNames = brands.map(({ brand }) => `${brand}/`).join(" ");
  const desktopIpad = /Macintosh/.test(agent) && (hints.maxTouchPoints ?? 0) > 1;
  const os = desktopIpad
    ? "iOS"
    : (match(SYSTEM_PATTERNS, platform) ?? match(SYSTEM_PATTERNS, agent) ?? "Unknown");
  return {
    device_type: desktopIpad ? "tablet" : mobile ? "mobile" : deviceType(agent, os),
    os,
    browser: match(BROWSER_PATTERNS, brandNames) ?? match(BROWSER_PATTERNS, agent) ?? "Unknown",
    bot: hints.webdriver === true || isBot(agent),
  };
}

function deviceType(agent: string, os: System): DeviceType {
  if (TABLET.test(agent)) return "tablet";
  if (MOBILE.test(agent)) return "mobile";
  return os === "Android" ? "tablet" : "desktop";
}

function match<T>(patterns: readonly (readonly [T, RegExp])[], text = ""): T | undefined {
  return patterns.find(([, pattern]) => pattern.test(text))?.[0];
}
