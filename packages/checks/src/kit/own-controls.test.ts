import { expect, test } from "vitest";
import { ownControls } from "./own-controls.ts";

test.each(["button", "select", "textarea", "dialog", "details", "table"])(
  "In an app's source a %s that is not the kit's is found",
  (element) => {
    expect(ownControls(`<${element} className="h-11">`)).toEqual([`<${element}`]);
  },
);

test.each(["radio", "checkbox", "range", "date", "file"])(
  "In an app's source a %s that is not the kit's is found",
  (type) => {
    expect(ownControls(`<input className="sr-only" type="${type}" />`)).toEqual(["<input"]);
  },
);

test("In an app's source a line of text that is not the kit's is found", () => {
  expect(ownControls('<input\n  type="text"\n  name="company"\n/>')).toEqual(["<input"]);
});

test.each([
  ["what is sent along unseen", '<input type="hidden" name="open" />'],
  ["the kit's button", "<Button>Save</Button>"],
])("In an app's source %s is let through", (_, source) => {
  expect(ownControls(source)).toEqual([]);
});
