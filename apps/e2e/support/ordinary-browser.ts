/** What makes the tests' browser look like anybody's: the tracker ignores browsers that say they are driven. */
export const ordinaryBrowser = {
  args: ["--disable-blink-features=AutomationControlled"],
  userAgent:
    "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36",
};
