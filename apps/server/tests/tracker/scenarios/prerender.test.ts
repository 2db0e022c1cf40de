import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { startPocketBase } from "../../../testing/index.ts";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import { startFixtureSite } from "./fixture/server.ts";
import { launchOptions, USER_AGENT } from "./fixture/visitor.ts";

/** Starts a browser on a page without Playwright, which forbids prerendering. */
async function launchBareBrowser(url: string): Promise<AsyncDisposable> {
  const { args, env, executablePath } = await launchOptions();
  const options = [
    ...["--headless", "--remote-debugging-port=0"],
    ...[`--user-data-dir=${await temporaryFolder()}`, `--user-agent=${USER_AGENT}`],
  ];
  const browser = spawn(executablePath, [...args, ...options, url], { stdio: "ignore", env });
  return {
    async [Symbol.asyncDispose]() {
      const ended = once(browser, "exit");
      browser.kill();
      await ended;
    },
  };
}

test("a prerendered page is counted once when it's shown, and never if it isn't shown", async () => {
  await using server = await startPocketBase();
  using site = await startFixtureSite({ apiUrl: server.url });
  await using _browser = await launchBareBrowser(`${site.url}/a?prerender=/b`);
  const visits = () => server.admin.rows<{ start_time: string; end_time: string }>("page_visits");
  await expect
    .poll(visits)
    .toMatchObject([
      { page_title: "Title of /a", end_time: expect.stringMatching(/Z$/) },
      { page_title: "Prerendered /b" },
    ]);
  const [first, second] = (await visits()).map(({ start_time }) => Date.parse(start_time));
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(1400);
  expect(await server.admin.rows("sessions")).toMatchObject([{ page_count: 2 }]);
});
