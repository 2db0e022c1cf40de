import { expect, test } from "vitest";
import { type DeliveryState, watchClient } from "./watch-client.ts";

/** What is known of the reach after a request that ends so. */
async function reachAfter(end: () => Promise<unknown>, isOnline = true): Promise<DeliveryState | undefined> {
  let reach: DeliveryState | undefined;
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

test("a request that the server stored is reported as stored", async () => {
  expect(await reachAfter(async () => ({}))).toBe("stored");
});

test("a request without a response while online is reported as blocked", async () => {
  expect(await reachAfter(failure(0))).toBe("blocked");
});

test("a request that failed offline or was rejected isn't reported", async () => {
  expect(await reachAfter(failure(0), false)).toBeUndefined();
  expect(await reachAfter(failure(429))).toBeUndefined();
});

test("a failed request is rethrown, so that the tracker retries", async () => {
  const client = watchClient({ baseURL: "", send: failure(503) }, () => {});
  await expect(client.send("/api/batch", { method: "POST" })).rejects.toMatchObject({ status: 503 });
});
