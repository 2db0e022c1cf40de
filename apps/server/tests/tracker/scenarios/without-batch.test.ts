import { describe, expect, test } from "vitest";
import { createVisitor, startTestbed, testedSets } from "./fixture/visitor.ts";

const testbed = await startTestbed({ batch: false });

describe.each(testedSets("app"))("tracking in the %s set on a server without batch", (set) => {
  const path = (name: string) => `/api/collections/${set === "app" ? "app_" : ""}${name}/records`;
  const withoutIds = (requests: string[]) =>
    requests.map((request) => request.replace(/\/[a-z0-9]{15}$/, "/{id}"));

  test("a server without batch gets single calls after one batch attempt", async () => {
    await using visitor = await createVisitor(testbed, set);
    const page = await visitor.open("/a");
    await visitor.navigate(page, "/b");
    await visitor.settle(page);
    expect(withoutIds(visitor.requests()).filter((request) => !request.startsWith("OPTIONS"))).toEqual([
      "POST /api/batch",
      `POST ${path("page_visits")}`,
      `POST ${path("sessions")}`,
      `PATCH ${path("page_visits")}/{id}`,
      `POST ${path("page_visits")}`,
      `PATCH ${path("sessions")}/{id}`,
    ]);
    expect(await visitor.sessions()).toMatchObject([{ page_count: 2, unique_page_count: 2 }]);
    expect((await visitor.visits()).map(({ end_time }) => end_time !== "")).toEqual([true, false]);
  });
});
