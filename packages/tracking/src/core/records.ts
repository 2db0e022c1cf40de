/** What a visitor can be won for. */
export const CONVERSION_TYPES = ["signup", "demo_request"] as const;
export type ConversionType = (typeof CONVERSION_TYPES)[number];

/** Classes of devices, by screen and use. */
export const DEVICE_TYPES = ["desktop", "tablet", "mobile"] as const;
export type DeviceType = (typeof DEVICE_TYPES)[number];

/** Operating systems told apart. */
export const SYSTEMS = ["Windows", "macOS", "Linux", "Android", "iOS", "Unknown"] as const;
export type System = (typeof SYSTEMS)[number];

/** Browsers told apart; those built on Chromium or WebKit count as Chrome or Safari. */
export const BROWSERS = [
  "Edge",
  "Chrome",
  "Safari",
  "Firefox",
  "Internet Explorer",
  "Opera",
  "Unknown",
] as const;
export type Browser = (typeof BROWSERS)[number];

/** A session as it is when it begins. Counts, and whether it converted, are the store's to keep. */
export type NewSession = {
  /** The record's id, chosen here so that a repeated create is recognised: 15 of `[a-z0-9]`. */
  id: string;
  /** 32 of `[a-z0-9]`, kept in session storage. */
  session_id: string;
  landing_page: string;
  /** Address of the page that linked here, without query and fragment, or `direct`. */
  referrer: string;
  /** BCP 47, one of those that the site is in. */
  language: string;
  last_page: string;
  dev_mode: boolean;
  device_type: DeviceType;
  os: System;
  browser: Browser;
  /** CSS pixels, as `1440x900`. */
  screen_size: string;
};

/** A page visit as it is when it begins. */
export type NewVisit = {
  /** The record's id, chosen here: 15 of `[a-z0-9]`. */
  id: string;
  page_path: string;
  page_title: string;
  session_id: string;
  /** For the first visit of a page load as in the session; afterwards the path visited before. */
  referrer: string;
  /** BCP 47, one of those that the site is in. */
  language: string;
  /** ISO 8601, UTC. */
  start_time: string;
};

/** The end of a visit. It may be sent again with later and longer times; never before the visit's start. */
export type VisitEnd = {
  /** The visit's record id. */
  id: string;
  /** ISO 8601, UTC. */
  end_time: string;
  /** For how long the page could be seen, in whole ms; at most the time from the visit's start to its end. */
  visible_time: number;
};
