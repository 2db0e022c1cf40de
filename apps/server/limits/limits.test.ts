import { expect, test } from "vitest";
import { rateLimit } from "./limits.ts";
import { networkOf } from "./network.ts";

test.each([
  ["itself, for IPv4", "203.0.113.7", "203.0.113.7"],
  ["its /64, for IPv6", "2001:db8:0:1::7", "2001:db8:0:1::"],
  ["its /64, for IPv6 written in full", "2001:0db8:0000:0001:0000:0000:0000:0007", "2001:db8:0:1::"],
  ["the IPv4 address that it maps", "::ffff:203.0.113.7", "203.0.113.7"],
  ["the IPv4 address that it maps in full", "0000:0000:0000:0000:0000:ffff:cb00:7107", "203.0.113.7"],
  ["itself, without a port", "203.0.113.7:50123", "203.0.113.7"],
  ["its /64, without a port", "[2001:db8:0:1::7]:50123", "2001:db8:0:1::"],
])("the network of an address is %s", (_, address, network) => {
  expect(networkOf(address)).toBe(network);
});

const WINDOW = 10_000;

test("a limit rejects a key beyond its maximum, and accepts it again in the next window", () => {
  const limit = rateLimit();
  const times = (count: number, now: number) =>
    Array.from({ length: count }, () => limit.exceeds("203.0.113.7", 3, WINDOW, now));
  expect(times(5, 1000)).toEqual([false, false, false, true, true]);
  expect(times(1, WINDOW)).toEqual([false]);
});

test("a limit of 600 lets a crowd of 200,000 networks through, three requests each", () => {
  const limit = rateLimit();
  let rejected = 0;
  for (let n = 0; n < 600_000; n++) {
    const network = n % 200_000;
    if (limit.exceeds(`10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`, 600, WINDOW, 0))
      rejected++;
  }
  expect(rejected).toBe(0);
});

test("an attacker with 100,000 networks doesn't use up anyone else's limit", () => {
  const limit = rateLimit();
  for (let n = 0; n < 100_000; n++) limit.exceeds(`2001:db8:${n.toString(16)}::`, 5, WINDOW, 0);
  const others = Array.from({ length: 1000 }, (_, n) =>
    limit.exceeds(`198.51.${n >> 8}.${n & 255}`, 5, WINDOW, 0),
  );
  expect(others.filter(Boolean)).toEqual([]);
});
