import { expect, test } from "vitest";
import { redirectsFile } from "./redirects-file.ts";

test("a _redirects file lists rules without a wildcard first and otherwise keeps the order", () => {
  const file = redirectsFile([
    { from: "/app/assets/*", to: "/assets/:splat", status: 200 },
    { from: "/app/*", to: "/", status: 200 },
    { from: "/", to: "/app", status: 302 },
  ]);
  expect(file).toBe("/ /app 302\n/app/assets/* /assets/:splat 200\n/app/* / 200\n");
});

test("a _redirects file is rejected when a host would ignore a line or a rule", () => {
  const wild = Array.from({ length: 101 }, (_, i) => ({ from: `/${i}/*`, to: "/", status: 200 as const }));
  expect(() => redirectsFile(wild.slice(1))).not.toThrow();
  expect(() => redirectsFile(wild)).toThrow("100 rules with a wildcard");
  expect(() => redirectsFile([{ from: `/${"a".repeat(1000)}`, to: "/", status: 301 }])).toThrow("1000");
});
