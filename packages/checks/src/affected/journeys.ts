/** End-to-end tests to run, as arguments to Playwright. */
export type Journeys = "all" | string[];

/** Goes from the first page to a stored lead. */
const JOURNEY = "tests/journey.spec.ts";
/** They open every state of the product once. */
const EVERY_STATE = ["tests/accessibility.spec.ts", "tests/accessibility-of-each-kind.spec.ts"];
/** One screen of each kind: the kit's own tests cover a component's states. */
const EACH_KIND = ["tests/accessibility-of-each-kind.spec.ts"];

/** Changes here can break every end-to-end test. */
const EVERYTHING =
  /^(apps\/e2e\/(?!tests\/|bench\/|capture\/)|packages\/testing|pnpm-|package\.json|turbo\.json)/;
const SPEC = /^apps\/e2e\/(tests\/.+\.spec\.ts)$/;
const PRODUCT = /^(apps\/(?!e2e\/)|packages\/(?!checks\/))/;
const HAS_NO_STATE = /^(packages\/ui\/src\/(?!theme|typeface)[\w-]+|apps\/server)\//;
const NO_PART_OF_IT = /\.(test|stories)\.tsx?$|\.md$|\/(soak|bench|checks|examples|scenarios|\.storybook)\//;

/**
 * Returns the end-to-end tests that a change can break: changed tests and, for a change in the product, the journey
 * through it, the tests that open its states (one screen per kind for a component or server), and those named after the
 * changed file, app, package or folder.
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

/** The first word of a file's name is its subject: `record`, `record-microphones`. */
function isNamedAfter(spec: string, name: string): boolean {
  const own = spec.slice(spec.lastIndexOf("/") + 1).replace(/\.spec\.ts$/, "");
  return own.split("-")[0] === name.split("-")[0];
}
