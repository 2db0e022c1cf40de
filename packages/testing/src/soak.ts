/**
 * Whether this is `pnpm soak`, which runs longer and broader variants of `pnpm test`'s tests. Mark tests with
 * `test.runIf(soaks)` in Vitest and with `@soak` in Playwright.
 */
export const soaks: boolean = process.env["SOAK"] === "1";
