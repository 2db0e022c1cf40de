import { expect, test } from "vitest";
import { attackFaults, parseRequirements, requirementFaults, testNames, totals } from "./requirements.ts";

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
  ["specified", '`apps/e2e/tests/a.spec.ts` "3/4"', []],
  ["[otherwise](../decisions/dialogs.md)", '`apps/e2e/tests/a.spec.ts` "3/4"', []],
  ["open", "", []],
  ["specified", '`apps/e2e/tests/a.spec.ts` "nightly" (soak)', []],
  [
    "specified",
    '`apps/e2e/tests/a.spec.ts` "nightly"',
    ['1.1 apps/e2e/tests/a.spec.ts "nightly" lacks the mark (soak)'],
  ],
  ["specified", "", ["1.1 has no test"]],
  ["specified", '`apps/e2e/tests/a.spec.ts` "l"', ['1.1 apps/e2e/tests/a.spec.ts has 2 tests "l"']],
  ["specified", '`apps/e2e/tests/b.spec.ts` "3/4"', ["1.1 apps/e2e/tests/b.spec.ts doesn't exist"]],
  ["specified", '`docs/decisions/dialogs.md` "D"', ["1.1 docs/decisions/dialogs.md isn't a test"]],
  ["specified", '`apps/e2e/tests/a.spec.ts` "4/4"', ['1.1 apps/e2e/tests/a.spec.ts has no test "4/4"']],
  ["otherwise", '`apps/e2e/tests/a.spec.ts` "3/4"', ['1.1 has the state "otherwise"']],
  [
    "[otherwise](../decisions/none.md)",
    '`apps/e2e/tests/a.spec.ts` "3/4"',
    ["1.1 links to docs/decisions/none.md, which doesn't exist"],
  ],
])("a requirement with the state %j and the proof %j has the faults %j", (state, proof, faults) => {
  expect(faultsOf("1.1", "Licenses are shown", state, proof)).toEqual(faults);
});

test("an attack needs an existing test of the server, or one elsewhere by its path from the root, or a soak", () => {
  const server = "apps/server/tests/attacks/staff.test.ts";
  const faultsOfRow = (proof: string) =>
    attackFaults(`| attack | defense | test |\n| guessing | limited | ${proof} |`, {
      read: (path) => (path === server ? 'test("a guess", …)' : read(path)),
    });
  for (const proof of [
    '`attacks/staff.test.ts` "a guess"',
    '`apps/e2e/tests/a.spec.ts` "3/4"',
    "`pnpm soak`",
  ])
    expect(faultsOfRow(proof)).toEqual([]);
  expect(faultsOfRow("`attacks/staff.test.ts`")).toEqual(['"guessing" has no test']);
  expect(faultsOfRow('`attacks/none.test.ts` "a guess"')).toHaveLength(1);
});

test("the totals count specified, different and open requirements", () => {
  const rows = ["specified", "specified", "[otherwise](../decisions/dialogs.md)", "open"];
  const table = rows.map((state, index) => `| 1.${index} | a | ${state} | |`).join("\n");
  expect(totals(parseRequirements(table))).toBe("4 requirements: 2 specified, 1 otherwise, 1 open.");
});

test("testNames reads names and whether only the soak runs them", () => {
  const source = `
    test("a title that is \\"quoted\\"", async () => {});
    test.each([["a"]])("each row of %s", () => {});
    test(\`both \${"languages"}\`, soakUnless(true), () => {});
    await test.step("a step", () => {});
    test("of the soak", { tag: "@soak" }, () => {});
    test.runIf(soaks)("of another soak", () => {});
    expect(page).toContain("no test");
  `;
  expect(testNames(source).map(({ name, isSoak }) => [name, isSoak])).toEqual([
    ['a title that is "quoted"', false],
    ["each row of %s", false],
    [`both \${"languages"}`, false],
    ["a step", false],
    ["of the soak", true],
    ["of another soak", true],
  ]);
});
