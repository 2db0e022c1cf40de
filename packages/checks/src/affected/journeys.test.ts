import { expect, test } from "vitest";
import { journeysFor } from "./journeys.ts";

const specs = [
  "accessibility",
  "accessibility-in-use",
  "accessibility-of-each-kind",
  "agent",
  "journey",
  "pricing",
  "record",
  "record-microphones",
  "recordings",
  "reports",
  "settings",
].map((name) => `tests/${name}.spec.ts`);
const eachKind = "tests/accessibility-of-each-kind.spec.ts";
const journey = "tests/journey.spec.ts";
const smoke = [eachKind, "tests/accessibility.spec.ts", journey];

test.each([
  ["a screen", "apps/demo/app/features/settings/team.tsx", [...smoke, "tests/settings.spec.ts"]],
  [
    "a screen that its tests name in short",
    "apps/demo/app/features/agent-timmy/jargon.tsx",
    [eachKind, "tests/accessibility.spec.ts", "tests/agent.spec.ts", journey],
  ],
  [
    "a screen that has several",
    "apps/demo/app/features/record/recorder.ts",
    [...smoke, "tests/record-microphones.spec.ts", "tests/record.spec.ts"],
  ],
  ["a view of the site", "apps/site/app/views/pricing.tsx", [...smoke, "tests/pricing.spec.ts"]],
  ["an app of its own", "apps/reports/app/card.tsx", [...smoke, "tests/reports.spec.ts"]],
  ["a component of the kit", "packages/ui/src/button/button.tsx", [eachKind, journey]],
  ["the kit's styles", "packages/ui/src/theme/styles.css", smoke],
  ["a shared part of the kit", "packages/ui/src/class-names.ts", smoke],
  ["a text", "packages/texts/src/dictionaries/nl/home.ts", smoke],
  ["a hook", "apps/server/pocketbase/hooks/leads.ts", [eachKind, journey]],
  ["a journey", "apps/e2e/tests/record.spec.ts", ["tests/record.spec.ts"]],
  ["a journey that is gone", "apps/e2e/tests/gone.spec.ts", []],
  ["a unit test", "packages/ui/src/button/button.test.tsx", []],
  ["a word to the developers", "packages/ui/README.md", []],
  ["a check", "packages/checks/src/run.ts", []],
])("a change in %s runs its own end-to-end tests and those that open its states", (_, file, expected) => {
  expect(journeysFor([file], specs)).toEqual(expected);
});

test.each([
  "apps/e2e/support/test.ts",
  "apps/e2e/playwright.config.ts",
  "packages/testing/src/chromium/index.ts",
  "pnpm-lock.yaml",
])("a change in %s, which every journey depends on, runs all end-to-end tests", (file) => {
  expect(journeysFor(["README.md", file], specs)).toBe("all");
});
