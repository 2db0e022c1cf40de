import { expect, test } from "vitest";
import { type DeliveryState, watchClient } from "./watch-client.ts";

/** Returns the delivery state that is reported after a request. */
async function deliveryAfter(
  end: () => Promise<unknown>,
  isOnline = true,
): Promise<DeliveryState | undefined> {
  let delivery: DeliveryState | undefined;
  const client = watchClient(
    { baseURL: "", send: end },
    (next) => {
      delivery = next;
    },
    () => isOnline,
  );
  await client.send("/api/batch", { method: "POST" }).catch(() => undefined);
  return delivery;
}

const failure = (status: number) => () => Promise.reject(Object.assign(new Error(), { status }));

test("a request that the server stored is reported as stored", async () => {
  expect(await deliveryAfter(async () => ({}))).toBe("stored");
});

test("a request without a response while online is reported as blocked", async () => {
  expect(await deliveryAfter(failure(0))).toBe("blocked");
});

test("a request that failed offline or was rejected isn't reported", async () => {
  expect(await deliveryAfter(failure(0), false)).toBeUndefined();
  expect(await deliveryAfter(failure(429))).toBeUndefined();
});

test("a failed request is rethrown, so that the tracker retries", async () => {
  const client = watchClient({ baseURL: "", send: failure(503) }, () => {});
  await expect(client.send("/api/batch", { method: "POST" })).rejects.toMatchObject({ status: 503 });
});
