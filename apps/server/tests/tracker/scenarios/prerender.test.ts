import { expect, test } from "vitest";
import { startPocketBase } from "../../../testing/index.ts";
import { launchBareBrowser } from "./fixture/bare-page.ts";
import { startFixtureSite } from "./fixture/server.ts";

test("a prerendered page is counted once when it's shown, and never if it isn't shown", async () => {
  await using site = await startFixtureSite();
  await using server = await startPocketBase();
  site.apiUrl = server.url;
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
