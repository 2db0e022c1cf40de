import { isFirefoxInstalled, startFirefox } from "./start-firefox.ts";
import { startPlaywright } from "./start-playwright.ts";
import { isWebkitInstalled, startWebkit } from "./start-webkit.ts";

const playwrights = process.env["ENGINE"];

const ofSystem = {
  Firefox: { isInstalled: isFirefoxInstalled, start: startFirefox },
  WebKitGTK: { isInstalled: isWebkitInstalled, start: startWebkit },
};

/** The browsers for the journeys, by name. */
export const engines: Readonly<Record<string, (typeof ofSystem)["Firefox"]>> = playwrights
  ? { [playwrights]: { isInstalled: true, start: () => startPlaywright(playwrights) } }
  : ofSystem;
