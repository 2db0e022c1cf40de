/**
 * Whether this is `pnpm soak`, which tries broadly, and at length, what `pnpm test` tries once: more ways of reading,
 * both languages, toolchains of others. A test of its own that it has is `test.runIf(soaks)` in Vitest, and is tagged
 * `@soak` in Playwright.
 */
export const soaks: boolean = process.env["SOAK"] === "1";
