import { expect, test } from "vitest";
import { parseRequirements, requirementFaults } from "./requirements.ts";

const files: Record<string, string> = {
  "apps/e2e/tests/a.spec.ts": 'test("3/4 licenses", …)',
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
  ["as specified", "", ["1.1 has no test"]],
  ["as specified", '`apps/e2e/tests/b.spec.ts` "3/4"', ["1.1 apps/e2e/tests/b.spec.ts doesn't exist"]],
  ["as specified", '`docs/decisions/dialogs.md` "D"', ["1.1 docs/decisions/dialogs.md isn't a test"]],
  [
    "as specified",
    '`apps/e2e/tests/a.spec.ts` "4/4"',
    ['1.1 apps/e2e/tests/a.spec.ts doesn\'t contain "4/4"'],
  ],
  ["decided otherwise", '`apps/e2e/tests/a.spec.ts` "3/4"', ['1.1 has the state "decided otherwise"']],
  [
    "decided otherwise: [record](../decisions/none.md)",
    '`apps/e2e/tests/a.spec.ts` "3/4"',
    ["1.1 links to docs/decisions/none.md, which doesn't exist"],
  ],
])("a requirement with the state %j and the proof %j has the faults %j", (state, proof, faults) => {
  expect(faultsOf("1.1", "Licenses are shown", state, proof)).toEqual(faults);
});
