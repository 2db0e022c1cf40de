/** The end-to-end tests to run, as arguments to Playwright, or all of them. */
export type Journeys = "all" | string[];

/** It goes through the product from the first page to a stored lead. */
const JOURNEY = "tests/journey.spec.ts";
/** They open every state of the product once. */
const EVERY_STATE = ["tests/accessibility.spec.ts", "tests/accessibility-of-each-kind.spec.ts"];
/** One screen of each kind: a component's states are its stories, which the kit's own tests try, and a server has none. */
const EACH_KIND = ["tests/accessibility-of-each-kind.spec.ts"];

/** What no other end-to-end test is spared for: the tests' own support, and what everything is installed by. */
const EVERYTHING =
  /^(apps\/e2e\/(?!tests\/|bench\/|capture\/)|packages\/testing|pnpm-|package\.json|turbo\.json)/;
const SPEC = /^apps\/e2e\/(tests\/.+\.spec\.ts)$/;
const PRODUCT = /^(apps\/(?!e2e\/)|packages\/(?!checks\/))/;
const HAS_NO_STATE = /^(packages\/ui\/src\/(?!theme|typeface)[\w-]+|apps\/server)\//;
const NO_PART_OF_IT = /\.(test|stories)\.tsx?$|\.md$|\/(soak|bench|checks|examples|scenarios|\.storybook)\//;

/**
 * Chooses the end-to-end tests that a change may break: the changed ones, and for a change in the product the journey
 * through it, those that open every state of it (for a component or a server one screen of each kind), and those named
 * after the changed file, or an app, package or folder that it is in.
 *
 * @param files paths from the root.
 * @param specs all end-to-end tests, as paths from `apps/e2e`.
 * @example apps/demo/app/features/settings/team/member-list.tsx ⇒ the journey, every state, and tests/settings.spec.ts
 */
export function journeysFor(files: readonly string[], specs: readonly string[]): Journeys {
  if (files.some((file) => EVERYTHING.test(file))) return "all";
  const chosen = new Set(files.flatMap((file) => SPEC.exec(file)?.[1] ?? []));
  for (const file of files) {
    if (!PRODUCT.test(file) || NO_PART_OF_IT.test(file)) continue;
    for (const spec of [JOURNEY, ...(HAS_NO_STATE.test(file) ? EACH_KIND : EVERY_STATE)]) chosen.add(spec);
    const [, ...names] = file.replace(/\.\w+$/, "").split("/");
    for (const spec of specs) if (names.some((name) => isNamedAfter(spec, name))) chosen.add(spec);
  }
  return [...chosen].filter((spec) => specs.includes(spec)).sort();
}

/** Code and tests have the first word of their names from what they are about: `record`, `record-microphones`. */
function isNamedAfter(spec: string, name: string): boolean {
  const own = spec.slice(spec.lastIndexOf("/") + 1).replace(/\.spec\.ts$/, "");
  return own.split("-")[0] === name.split("-")[0];
}
