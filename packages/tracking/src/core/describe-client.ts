import type { Browser, DeviceType, System } from "./fields.ts";

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

/** A visitor's device, system and browser, and whether it is a bot. */
export type ClientDescription = { device_type: DeviceType; os: System; browser: Browser; bot: boolean };

/** The first pattern that matches decides: most browsers name those they descend from as well. */
const BROWSER_PATTERNS: readonly (readonly [Browser, RegExp])[] = [
  ["Edge", /Edg/],
  ["Opera", /Opera|OP(.|iOS)\//],
  ["Firefox", /Firefox|FxiOS/],
  ["Internet Explorer", /MSIE|Trident/],
  ["Chrome", /Chrom|CriOS|CrMo/],
  ["Safari", /AppleWebKit/],
];

/** Phones stand before the desktop systems, which they name too. */
const SYSTEM_PATTERNS: readonly (readonly [System, RegExp])[] = [
  ["Windows", /Win[d36]/],
  ["iOS", /\biP[hao]/],
  ["Android", /Android|Adr |Silk\//],
  ["macOS", /[Mm]ac/],
  ["Unknown", /BSD|SunOS/],
  ["Linux", /Linux|X11/],
];

/**
 * What tells a program from a browser: words by which programs that fetch pages name themselves, or the address of whom
 * to complain to; `(compatible; Name` and `(Name/1.0`, as programs present themselves, and of the browsers only old ones
 * did; and a beginning that no browser has that runs scripts. An empty user agent tells nothing.
 */
const BOT =
  /bot(?!tle)|crawl|spider|http|headless|lighthouse|preview|synthetic|monitor|transcoder|verification|proxy|diagnostic|observatory|-user\/|\(java\)|\w\.(com|io)\b|compatible(?!; (MSIE|Konqueror))|^Mozilla\/\S+ \(\w+\/|^(?!Mozilla|Opera|Dalvik|UCWEB|Links|$)/i;

/** Longer user agents are cut: nothing that tells anything comes later. */
const MAX_READ = 1000;

const TABLET = /Pad\b|Silk\//;
const MOBILE = /Mobi|Opera Mini|Dalvik/;

/**
 * Tells device, system and browser of a visitor. Browsers built on Chromium or WebKit that have no
 * name of their own here count as Chrome or Safari. Total: any string is described.
 *
 * @example describeClient({ userAgent: "Mozilla/5.0 (iPhone; …) … Version/18.0 Mobile/15E148 Safari/604.1" })
 *   // ⇒ { device_type: "mobile", os: "iOS", browser: "Safari", bot: false }
 */
export function describeClient(hints: ClientHints): ClientDescription {
  const agent = hints.userAgent.slice(0, MAX_READ);
  const { platform = "", mobile, brands = [] } = hints.userAgentData ?? {};
  const brandNames = brands.map(({ brand }) => brand).join();
  const system = firstMatch(SYSTEM_PATTERNS, platform, agent);
  // No Mac has a touch screen: this is an iPad that asks for desktop pages.
  const desktopIpad = system === "macOS" && (hints.maxTouchPoints ?? 0) > 1;
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
    browser: firstMatch(BROWSER_PATTERNS, brandNames, agent),
    bot: hints.webdriver || BOT.test(agent),
  };
}

/** What the first text that says anything says. */
function firstMatch<T>(patterns: readonly (readonly [T, RegExp])[], ...texts: string[]): T | "Unknown" {
  const matches = texts.flatMap((text) => patterns.filter(([, pattern]) => pattern.test(text)));
  return matches[0]?.[0] ?? "Unknown";
}
