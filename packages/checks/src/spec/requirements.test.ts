import { expect, test } from "vitest";
import { parseRequirements, requirementFaults, testNames } from "./requirements.ts";

const files: Record<string, string> = {
  "apps/e2e/tests/a.spec.ts": 'test("3/4 licenses", …)\ntest("nightly", { tag: "@soak" }, …)',
  "docs/decisions/dialogs.md": "# Dialogs",
};
const read = (path: string) => files[path];
const faultsOf = (...cells: string[]) =>
  requirementFaults(parseRequirements(`| # | requirement |\n| --- | --- |\n| ${cells.join(" | ")} |`), {
    read,
  });

test.each([
  ["as specified", '`apps/e2e/tests/a.spec.ts` "3/4"', []],
  ["decided otherwise: [record](../decisions/dialogs.md)", '`apps/e2e/tests/a.spec.ts` "3/4"', []],
  ["open", "", []],
  ["as specified", '`apps/e2e/tests/a.spec.ts` "nightly" (soak)', []],
  [
    "as specified",
    '`apps/e2e/tests/a.spec.ts` "nightly"',
    ['1.1 apps/e2e/tests/a.spec.ts "nightly" lacks the mark (soak)'],
  ],
  ["as specified", "", ["1.1 has no test"]],
  ["as specified", '`apps/e2e/tests/b.spec.ts` "3/4"', ["1.1 apps/e2e/tests/b.spec.ts doesn't exist"]],
  ["as specified", '`docs/decisions/dialogs.md` "D"', ["1.1 docs/decisions/dialogs.md isn't a test"]],
  ["as specified", '`apps/e2e/tests/a.spec.ts` "4/4"', ['1.1 apps/e2e/tests/a.spec.ts has no test "4/4"']],
  ["decided otherwise", '`apps/e2e/tests/a.spec.ts` "3/4"', ['1.1 has the state "decided otherwise"']],
  [
    "decided otherwise: [record](../decisions/none.md)",
    '`apps/e2e/tests/a.spec.ts` "3/4"',
    ["1.1 links to docs/decisions/none.md, which doesn't exist"],
  ],
])("a requirement with the state %j and the proof %j has the faults %j", (state, proof, faults) => {
  expect(faultsOf("1.1", "Licenses are shown", state, proof)).toEqual(faults);
});

test("testNames reads names and whether only the soak runs them", () => {
  const source = `
    test("one \\"quoted\\"", async () => {});
    test.each([["a"]])("each %s", () => {});
    test(\`both \${"languages"}\`, soakUnless(true), () => {});
    await test.step("a step", () => {});
    test("of the soak", { tag: "@soak" }, () => {});
    test.runIf(soaks)("of another soak", () => {});
    expect(page).toContain("no test");
  `;
  expect(testNames(source).map(({ name, isSoak }) => [name, isSoak])).toEqual([
    ['one "quoted"', false],
    ["each %s", false],
    [`both \${"languages"}`, false],
    ["a step", false],
    ["of the soak", true],
    ["of another soak", true],
  ]);
});
