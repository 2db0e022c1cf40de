import { expect, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Checkbox } from "../../src/checkbox/checkbox.tsx";
import { DatePicker } from "../../src/date-picker/date-picker.tsx";
import { FileDrop } from "../../src/file-drop/file-drop.tsx";
import { Radio, RadioGroup } from "../../src/radio-group/radio-group.tsx";
import { SelectField } from "../../src/select-field/select-field.tsx";
import { Switch } from "../../src/switch/switch.tsx";
import { TextArea } from "../../src/text-area/text-area.tsx";
import { TextField } from "../../src/text-field/text-field.tsx";
import type { Use } from "./kinds.ts";

const choices = ["a", "b"].map((value) => <option key={value}>{value}</option>);
const radios = ["one", "two", "three"].map((value) => (
  <Radio key={value} value={value}>
    {value}
  </Radio>
));

/**
 * Uses of form fields, by their entry in package.json. Native controls pass on `value` and `defaultValue` like every
 * other prop, as conformance.test.tsx proves.
 */
export const fieldUses: Record<string, Use> = {
  "select-field": {
    keyboard: async () => {
      await render(<SelectField label="Role">{choices}</SelectField>);
      await userEvent.keyboard("{Tab}{ArrowDown}");
      await expect.element(page.getByRole("combobox")).toHaveValue("b");
    },
  },
  switch: {
    keyboard: async () => {
      await render(<Switch label="Share" />);
      await userEvent.keyboard("{Tab} ");
      await expect.element(page.getByRole("switch")).toBeChecked();
    },
  },
  "text-area": {
    keyboard: async () => {
      await render(<TextArea label="Notes" />);
      await userEvent.keyboard("{Tab}a{Enter}b");
      await expect.element(page.getByRole("textbox")).toHaveValue("a\nb");
    },
  },
  "text-field": {
    keyboard: async () => {
      await render(<TextField label="Company" />);
      await userEvent.keyboard("{Tab}ab{Backspace}");
      await expect.element(page.getByRole("textbox")).toHaveValue("a");
    },
  },
  "radio-group": {
    keyboard: async () => {
      await render(
        <RadioGroup label="Role" defaultValue="two">
          {radios}
        </RadioGroup>,
      );
      await userEvent.keyboard("{Tab}{ArrowDown}{ArrowDown}");
      await expect.element(page.getByRole("radio", { name: "one" })).toBeChecked();
      await userEvent.keyboard("{ArrowLeft}");
      await expect.element(page.getByRole("radio", { name: "three" })).toBeChecked();
    },
    uncontrolled: async () => {
      await render(
        <RadioGroup label="Role" defaultValue="two">
          {radios}
        </RadioGroup>,
      );
      await page.getByText("three").click();
      await expect.element(page.getByRole("radio", { name: "three" })).toBeChecked();
    },
    controlled: async () => {
      const onValueChange = vi.fn();
      await render(
        <RadioGroup label="Role" value="one" onValueChange={onValueChange}>
          {radios}
        </RadioGroup>,
      );
      await page.getByText("two").click();
      expect(onValueChange).toHaveBeenCalledExactlyOnceWith("two");
      await expect.element(page.getByRole("radio", { name: "one" })).toBeChecked();
    },
  },
  "file-drop": {
    keyboard: async () => {
      await render(<FileDrop label="Choose a file" onFiles={() => {}} />);
      await userEvent.keyboard("{Tab}");
      // A native file field, which opens its dialog on Enter and the space bar.
      await expect.element(page.getByLabelText("Choose a file")).toHaveFocus();
      expect(document.activeElement).toHaveProperty("type", "file");
    },
  },
  checkbox: {
    keyboard: async () => {
      await render(<Checkbox label="Share" />);
      await userEvent.keyboard("{Tab} ");
      await expect.element(page.getByRole("checkbox")).toBeChecked();
    },
  },
  "date-picker": {
    keyboard: async () => {
      await render(<DatePicker label="First day" defaultValue="2026-11-23" />);
      await userEvent.keyboard("{Tab}{ArrowUp}{ArrowRight}{ArrowDown}");
      await expect.element(page.getByLabelText("First day")).toHaveValue("2026-12-22");
    },
  },
};
