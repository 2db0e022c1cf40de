import { describe, expect, test, vi } from "vitest";
import { onDemand } from "./on-demand.ts";

describe("what is fetched on demand", () => {
  test("is at hand without waiting once it was fetched, and not fetched again", async () => {
    const fetch = vi.fn(async () => "the menu");
    const menu = onDemand(fetch);
    expect(menu.current).toBeUndefined();

    await menu.load();
    expect(menu.current).toBe("the menu");
    await menu.load();
    expect(fetch).toHaveBeenCalledOnce();
  });

  test("is fetched again after a prefetch that failed, of which nobody hears", async () => {
    const fetch = vi.fn(async () => "the menu").mockRejectedValueOnce(new Error("offline"));
    const menu = onDemand(fetch);
    menu.prefetch();

    await expect.poll(() => fetch.mock.settledResults[0]?.type).toBe("rejected");
    await expect(menu.load()).resolves.toBe("the menu");
  });
});
