import { type BrowserContext, test as base, expect } from "@playwright/test";
import { startPocketBase, type TestPocketBase } from "@voxlog/server/testing";
import { type FaultProxy, startFaultProxy } from "@voxlog/testing/fault-proxy";
import { soaks } from "@voxlog/testing/soak";
import { buildDir } from "../deployment/published-builds.ts";
import { ordinaryBrowser } from "./browser.ts";
import { withPictures } from "./translators-pictures.ts";
import { reportUntranslated } from "./untranslated.ts";

/** Console errors and uncaught exceptions of all pages. A test fails on those that it doesn't expect. */
export type ConsoleErrors = { all: string[]; expected: RegExp[] };

type TestFixtures = {
  /** The built product on one origin, with an empty database. */
  server: TestPocketBase;
  consoleErrors: ConsoleErrors;
};

type WorkerFixtures = {
  /** For all tests of a worker, because starting one takes longer than most tests. */
  sharedServer: TestPocketBase;
  faultProxy: FaultProxy;
};

/** Playwright's test with the built product. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  sharedServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const apps = ["SITE_DIR", "DEMO_DIR", "REPORTS_DIR"] as const;
      const env = Object.fromEntries(apps.map((name) => [name, buildDir(name)]));
      const server = await startPocketBase({ env });
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  faultProxy: [
    async ({ sharedServer }, use) => {
      const faultProxy = await startFaultProxy({ target: sharedServer.url });
      await use(faultProxy);
      await faultProxy.stop();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ sharedServer, faultProxy }, use) => {
      sharedServer.empty();
      faultProxy.requests.length = 0;
      await use(sharedServer);
      await faultProxy.heal();
    },
    { auto: true },
  ],
  baseURL: async ({ faultProxy }, use) => use(faultProxy.url),
  userAgent: ordinaryBrowser.userAgent,
  consoleErrors: [
    async ({ context }, use) => {
      const consoleErrors: ConsoleErrors = { all: [], expected: [] };
      watch(context, consoleErrors);
      await reportUntranslated(context);
      const run = () => use(consoleErrors);
      await (soaks ? withPictures(context, run) : run());
      const unexpected = consoleErrors.all.filter(
        (text) => !consoleErrors.expected.some((each) => each.test(text)),
      );
      expect(unexpected, "what the console complained of").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Tags a test for `pnpm soak`, unless it's the one of its group that always runs. */
export const soakUnless = (isAlwaysRun: boolean) => (isAlwaysRun ? {} : { tag: "@soak" });

function watch(context: BrowserContext, consoleErrors: ConsoleErrors): void {
  context.on("console", (message) => {
    if (message.type() === "error") consoleErrors.all.push(`${message.text()} ${message.location().url}`);
  });
  context.on("weberror", (error) => consoleErrors.all.push(`uncaught: ${error.error().message}`));
}
