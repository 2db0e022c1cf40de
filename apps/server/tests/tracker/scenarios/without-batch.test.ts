import { afterAll, describe, expect, test } from "vitest";
import { hideFor, passTime, secondsOf, stopClock } from "./fixture/visible-time.ts";
import { closeTab, createVisitor, createWorld, testedSets } from "./fixture/visitor.ts";

const world = await createWorld({ batch: false });
afterAll(() => world[Symbol.asyncDispose]());

describe.each(testedSets("app"))("tracking in the %s set on a server without batch", (set) => {
  const path = (name: string) => `/api/collections/${set === "app" ? "app_" : ""}${name}/records`;
  const withoutIds = (requests: string[]) =>
    requests.map((request) => request.replace(/\/[a-z0-9]{15}$/, "/{id}"));

  test("a server without batch gets single calls after one batch attempt", async () => {
    await using visitor = await createVisitor(world, set);
    const page = await visitor.open("/a");
    await visitor.navigate(page, "/b");
    await visitor.settle(page);
    expect(withoutIds(visitor.requests()).filter((request) => !request.startsWith("OPTIONS"))).toEqual([
      "POST /api/batch",
      `POST ${path("page_visits")}`,
      `POST ${path("sessions")}`,
      `PATCH ${path("page_visits")}/{id}`,
      `POST ${path("page_visits")}`,
      `POST ${path("sessions")}`,
    ]);
    expect(await visitor.sessions()).toMatchObject([{ page_count: 2, unique_page_count: 2 }]);
    expect((await visitor.visits()).map(({ end_time }) => end_time !== "")).toEqual([true, false]);
  });

  test("reloading and converting continue the existing session without batch", async () => {
    await using visitor = await createVisitor(world, set);
    const page = await visitor.open("/a");
    await page.reload();
    await page.evaluate(() => window.fixture.tracker.convert("demo_request"));
    await visitor.settle(page);
    expect(await visitor.sessions()).toMatchObject([
      { page_count: 2, unique_page_count: 1, converted: true, conversion_type: "demo_request" },
    ]);
  });

  test("losing the responses to single calls counts each view once", async () => {
    await using visitor = await createVisitor(world, set);
    visitor.proxy.fault({ cut: "after forwarding", path: /sessions/, method: "POST", times: 2 });
    visitor.proxy.fault({ cut: "after forwarding", path: /page_visits/, method: "POST", times: 2 });
    const page = await visitor.open("/a");
    for (const path of ["/b", "/c", "/a"]) await visitor.navigate(page, path);
    await visitor.settle(page);
    expect(await visitor.visits()).toHaveLength(4);
    expect(await visitor.sessions()).toMatchObject([{ page_count: 4, unique_page_count: 3 }]);
  });

  test("single calls end both visits with their visible times after navigating and closing the tab", async () => {
    await using visitor = await createVisitor(world, set);
    await stopClock(visitor.context);
    const page = await visitor.open("/a");
    await passTime(page, 8);
    await visitor.navigate(page, "/b");
    await visitor.settle(page);
    await passTime(page, 3);
    await hideFor(page, 60);
    await passTime(page, 4);
    await closeTab(page);
    await expect
      .poll(async () => (await visitor.visits()).map(secondsOf))
      .toEqual([
        { lasted: 8, visible: 8 },
        { lasted: 67, visible: 7 },
      ]);
  });
});
