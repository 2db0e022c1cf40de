import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";

const { networkOf } = createRequire(import.meta.url)("../pocketbase/pb_hooks/networks.cjs") as {
  networkOf: (address: string) => string;
};

describe("an address counts as", () => {
  test.each([
    ["itself, of IPv4", "203.0.113.7", "203.0.113.7"],
    ["its /64, of IPv6", "2001:0db8:0000:0001:0000:0000:0000:0007", "2001:0db8:0000:0001::"],
    ["the IPv4 that it is written for", "0000:0000:0000:0000:0000:ffff:cb00:7107", "203.0.113.7"],
  ])("%s", (_, address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
