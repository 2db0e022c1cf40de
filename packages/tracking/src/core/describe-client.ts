import type { Browser, DeviceType, System } from "./fields.ts";

/** The browser's description of itself; pages have all of it on `navigator`. */
export type ClientHints = {
  userAgent: string;
  /** Low-entropy client hints: https://wicg.github.io/ua-client-hints/ */
  userAgentData?: { mobile?: boolean; platform?: string; brands?: readonly { brand: string }[] } | undefined;
  /** Distinguishes an iPad that requests desktop pages from a Mac. */
  maxTouchPoints?: number | undefined;
  /** A program controls the browser: https://www.w3.org/TR/webdriver2/#interface */
  webdriver?: boolean | undefined;
};

export type ClientDescription = { device_type: DeviceType; os: System; browser: Browser; bot: boolean };

/** The first match decides: most browsers also name their ancestors. */
const BROWSER_PATTERNS: readonly (readonly [Browser, RegExp])[] = [
  ["Edge", /Edg/],
  ["Opera", /Opera|OP(.|iOS)\//],
  ["Firefox", /Firefox|FxiOS/],
  ["Internet Explorer", /MSIE|Trident/],
  ["Chrome", /Chrom|CriOS|CrMo/],
  ["Safari", /AppleWebKit/],
];

/** Phones precede desktop systems, which they name too. */
const SYSTEM_PATTERNS: readonly (readonly [System, RegExp])[] = [
  ["Windows", /Win[d36]/],
  ["iOS", /\biP[hao]/],
  ["Android", /Android|Adr |Silk\//],
  ["macOS", /[Mm]ac/],
  ["Unknown", /BSD|SunOS/],
  ["Linux", /Linux|X11/],
];

/**
 * Matches programs: words that crawlers use, or their contact address; `(compatible; Name` and `(Name/1.0`, which among
 * browsers only old ones used; and beginnings that no browser with JavaScript has. An empty user agent doesn't match.
 */
const BOT =
  /bot(?!tle)|crawl|spider|http|headless|lighthouse|preview|synthetic|monitor|transcoder|verification|proxy|diagnostic|observatory|-user\/|\(java\)|\w\.(com|io)\b|compatible(?!; (MSIE|Konqueror))|^Mozilla\/\S+ \(\w+\/|^(?!Mozilla|Opera|Dalvik|UCWEB|Links|$)/i;

const TABLET = /Pad\b|Silk\//;
const MOBILE = /Mobi|Opera Mini|Dalvik/;

/**
 * Returns device, system and browser of a visitor. Unknown browsers built on Chromium or WebKit count as Chrome or
 * Safari. Accepts any string.
 *
 * @example describeClient({ userAgent: "Mozilla/5.0 (iPhone; …) … Version/18.0 Mobile/15E148 Safari/604.1" }) ⇒ {
 *   device_type: "mobile", os: "iOS", browser: "Safari", bot: false }
 */
export function describeClient(hints: ClientHints): ClientDescription {
  const { userAgent: agent, maxTouchPoints, userAgentData, webdriver } = hints;
  const { platform = "", mobile, brands } = userAgentData ?? {};
  const system = firstMatch(SYSTEM_PATTERNS, platform, agent);
  // Macs have no touch screens: this is an iPad that requests desktop pages.
  const desktopIpad = system === "macOS" && (maxTouchPoints as number) > 1;
  return {
    device_type:
      desktopIpad || (!mobile && TABLET.test(agent))
        ? "tablet"
        : mobile || MOBILE.test(agent)
          ? "mobile"
          : system === "Android"
            ? "tablet"
            : "desktop",
    os: desktopIpad ? "iOS" : system,
    browser: firstMatch(BROWSER_PATTERNS, `${JSON.stringify(brands)}`, agent),
    bot: webdriver || BOT.test(agent),
  };
}

/** Returns the result of the first text that matches a pattern. */
function firstMatch<T>(patterns: readonly (readonly [T, RegExp])[], ...texts: string[]): T | "Unknown" {
  const matches = texts.flatMap((text) => patterns.filter(([, pattern]) => pattern.test(text)));
  return matches[0]?.[0] ?? "Unknown";
}
