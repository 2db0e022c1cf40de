import { expect, test } from "vitest";
import { type Reach, watchClient } from "./watch-client.ts";

/** What is known of the reach after a request that ends so. */
async function reachAfter(end: () => Promise<unknown>, isOnline = true): Promise<Reach | undefined> {
  let reach: Reach | undefined;
  const client = watchClient(
    { baseURL: "", send: end },
    (next) => {
      reach = next;
    },
    () => isOnline,
  );
  await client.send("/api/batch", { method: "POST" }).catch(() => undefined);
  return reach;
}

const failure = (status: number) => () => Promise.reject(Object.assign(new Error(), { status }));

test("what the server has taken got through", async () => {
  expect(await reachAfter(async () => ({}))).toBe("stored");
});

test("a request that gets no response while the browser is online was blocked", async () => {
  expect(await reachAfter(failure(0))).toBe("blocked");
});

test("nothing is said of a request that failed offline, or that the server rejected", async () => {
  expect(await reachAfter(failure(0), false)).toBeUndefined();
  expect(await reachAfter(failure(429))).toBeUndefined();
});

test("the failure is passed on, so that the tracker tries again", async () => {
  const client = watchClient({ baseURL: "", send: failure(503) }, () => {});
  await expect(client.send("/api/batch", { method: "POST" })).rejects.toMatchObject({ status: 503 });
});
