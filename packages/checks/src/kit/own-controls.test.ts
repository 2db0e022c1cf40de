import { expect, test } from "vitest";
import { ownControls } from "./own-controls.ts";

test.each(["button", "select", "textarea", "dialog", "details", "table"])(
  "an app's own %s is reported",
  (element) => {
    expect(ownControls(`<${element} className="h-11">`)).toEqual([`<${element}`]);
  },
);

test.each(["radio", "checkbox", "range", "date", "file"])(
  "an app's own input of type %s is reported",
  (type) => {
    expect(ownControls(`<input className="sr-only" type="${type}" />`)).toEqual(["<input"]);
  },
);

test("an app's own text input is reported", () => {
  expect(ownControls('<input\n  type="text"\n  name="company"\n/>')).toEqual(["<input"]);
});

test.each([
  ["what is sent along unseen", '<input type="hidden" name="open" />'],
  ["the kit's button", "<Button>Save</Button>"],
])("In an app's source %s is let through", (_, source) => {
  expect(ownControls(source)).toEqual([]);
});
