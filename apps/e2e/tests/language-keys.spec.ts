import { expect, test } from "../support/test.ts";

test.use({ locale: "nl-NL" });

test("a key in place of its text is reported anywhere on a page", async ({ page, consoleErrors }) => {
  consoleErrors.expected.push(/^Untranslated: /);
  await page.goto("/privacy");
  await page.evaluate(() => {
    const [option, field, text] = [new Option("review"), document.createElement("input"), new Text("Review")];
    document.body.append(option, field, text);
    // Deferred, so that these change existing elements.
    return Promise.resolve().then(() => {
      field.ariaLabel = "Filter: page_views";
      field.placeholder = "recordings.search";
      text.data = "Status: recordings.status.archived.";
    });
  });
  await expect
    .poll(() => consoleErrors.all.map((text) => /"(.*)" in/.exec(text)?.[1]))
    .toEqual(["review", "Filter: page_views", "recordings.search", "Status: recordings.status.archived."]);
});
