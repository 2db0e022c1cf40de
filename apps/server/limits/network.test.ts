import { expect, test } from "vitest";
import { networkOf } from "./network.ts";

test.each([
  ["itself, for IPv4", "203.0.113.7", "203.0.113.7"],
  ["its /64, for IPv6", "2001:db8:0:1::7", "2001:db8:0:1::"],
  ["its /64, for IPv6 written in full", "2001:0db8:0000:0001:0000:0000:0000:0007", "2001:db8:0:1::"],
  ["the IPv4 address that it maps", "::ffff:203.0.113.7", "203.0.113.7"],
  ["the IPv4 address that it maps in full", "0000:0000:0000:0000:0000:ffff:cb00:7107", "203.0.113.7"],
])("the network of an address is %s", (_, address, network) => {
  expect(networkOf(address)).toBe(network);
});
