import { expect, test } from "vitest";
import { type ClientHints, describeClient } from "./describe-client.ts";

const KHTML = "AppleWebKit/537.36 (KHTML, like Gecko)";
const WINDOWS = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KHTML}`;
const ANDROID = "Mozilla/5.0 (Linux; Android 10; K)";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const SAFARI_ON_MAC = `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15`;

test.each([
  [`${WINDOWS} Chrome/150.0.0.0 Safari/537.36`, "desktop Windows Chrome"],
  [`${WINDOWS} Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0`, "desktop Windows Edge"],
  [`${WINDOWS} Chrome/150.0.0.0 Safari/537.36 OPR/120.0.0.0`, "desktop Windows Opera"],
  ["Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko", "desktop Windows Internet Explorer"],
  ["Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0)", "desktop Windows Internet Explorer"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "desktop Linux Firefox"],
  [`Mozilla/5.0 (X11; CrOS x86_64) ${KHTML} Chrome/150.0.0.0 Safari/537.36`, "desktop Linux Chrome"],
  [`Mozilla/5.0 (X11; FreeBSD amd64) ${KHTML} Chrome/150.0.0.0 Safari/537.36`, "desktop Unknown Chrome"],
  [SAFARI_ON_MAC, "desktop macOS Safari"],
  [`${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1`, "mobile iOS Safari"],
  [`${IPHONE} CriOS/150.0.0.0 Mobile/15E148 Safari/604.1`, "mobile iOS Chrome"],
  [`${IPHONE} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, "mobile iOS Firefox"],
  [`${IPHONE} EdgiOS/150.0.0.0 Version/18.0 Mobile/15E148 Safari/604.1`, "mobile iOS Edge"],
  [`${IPHONE.replace("iPhone; CPU iPhone", "iPad; CPU")} Mobile/15E148 Safari/604.1`, "tablet iOS Safari"],
  [`${ANDROID} ${KHTML} Chrome/150.0.0.0 Mobile Safari/537.36`, "mobile Android Chrome"],
  [`${ANDROID} ${KHTML} Chrome/150.0.0.0 Safari/537.36`, "tablet Android Chrome"],
  [`${ANDROID} ${KHTML} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, "mobile Android Chrome"],
  ["Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", "mobile Android Firefox"],
  ["Opera/9.80 (Windows NT 6.1) Presto/2.12.388 Version/12.18", "desktop Windows Opera"],
  ["", "desktop Unknown Unknown"],
])("a user agent %s is %s", (userAgent, expected) => {
  const { device_type, os, browser, bot } = describeClient({ userAgent });
  expect(`${device_type} ${os} ${browser}`).toBe(expected);
  expect(bot).toBe(false);
});

const EDGE = [{ brand: "Not:A-Brand" }, { brand: "Chromium" }, { brand: "Microsoft Edge" }];
const TABLET = `${ANDROID} ${KHTML} Chrome/150.0.0.0 Safari/537.36`;

test.each<[string, ClientHints, string]>([
  ["touch points make a Mac an iPad", { userAgent: SAFARI_ON_MAC, maxTouchPoints: 5 }, "tablet iOS Safari"],
  ["a mouse leaves a Mac a Mac", { userAgent: SAFARI_ON_MAC, maxTouchPoints: 0 }, "desktop macOS Safari"],
  [
    "the platform and brand of client hints come first",
    { userAgent: "Mozilla/5.0", userAgentData: { platform: "macOS", mobile: false, brands: EDGE } },
    "desktop macOS Edge",
  ],
  [
    "a mobile client hint makes a phone",
    { userAgent: TABLET, userAgentData: { platform: "Android", mobile: true } },
    "mobile Android Chrome",
  ],
])("describeClient reads hints next to the user agent: %s", (_, hints, expected) => {
  const { device_type, os, browser } = describeClient(hints);
  expect(`${device_type} ${os} ${browser}`).toBe(expected);
});

test.each([
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  `Mozilla/5.0 ${KHTML}; compatible; GPTBot/1.2; +https://openai.com/gptbot)`,
  `Mozilla/5.0 (X11; Linux x86_64) ${KHTML} HeadlessChrome/150.0.0.0 Safari/537.36`,
  "facebookexternalhit/1.1",
  "curl/8.9.1",
  "python-requests/2.32.3",
])("programs %s is a bot", (userAgent) => {
  expect(describeClient({ userAgent }).bot).toBe(true);
});

// A slow pattern would exceed the test's timeout.
test.each(["Mozilla/5.0 (", "compatible; ", "Silk/", "a.", "-user", "x@"])(
  "describeClient isn't slowed down by %j a hundred thousand times",
  (part) => {
    expect(describeClient({ userAgent: part.repeat(100_000) })).toMatchObject({ browser: "Unknown" });
  },
);
