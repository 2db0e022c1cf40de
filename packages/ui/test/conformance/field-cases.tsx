import { Checkbox } from "../../src/checkbox/checkbox.tsx";
import { DatePicker } from "../../src/date-picker/date-picker.tsx";
import { FileDrop } from "../../src/file-drop/file-drop.tsx";
import { Radio, RadioGroup } from "../../src/radio-group/radio-group.tsx";
import { SelectField } from "../../src/select-field/select-field.tsx";
import { Switch } from "../../src/switch/switch.tsx";
import { TextArea } from "../../src/text-area/text-area.tsx";
import { TextField } from "../../src/text-field/text-field.tsx";
import { type Case, casesOf, type Extra, WORD } from "./kinds.ts";

const described = { label: WORD, hint: WORD, error: WORD };
const variants = ["list", "segmented"] as const;

/** Form fields in every variant. */
export const fieldCases: Case[] = [
  ...casesOf("select-field", SelectField, { ...described, children: <option>{WORD}</option> }),
  ...casesOf("switch", Switch, { label: WORD, hint: WORD }),
  ...casesOf("switch", Switch, { label: WORD, defaultChecked: true }, { name: "that is on" }),
  ...casesOf("text-area", TextArea, { ...described, required: true }),
  ...casesOf("text-field", TextField, { label: WORD, required: true, hint: WORD }),
  ...casesOf(
    "text-field",
    TextField,
    { label: WORD, error: WORD, placeholder: WORD },
    { name: "with an error" },
  ),
  ...casesOf(
    "radio-group",
    RadioGroup<string>,
    {
      label: WORD,
      hint: WORD,
      defaultValue: "first",
      children: ["first", "second"].map((value) => (
        <Radio key={value} value={value}>
          {WORD}
        </Radio>
      )),
    },
    { looks: { variant: variants } },
  ),
  ...variants.map((variant) => ({
    entry: "radio-group",
    name: `An option of a radio group that has the variant ${variant}`,
    element: (extra: Extra) => (
      <RadioGroup label={WORD} variant={variant}>
        <Radio value="first" {...extra}>
          {WORD}
        </Radio>
      </RadioGroup>
    ),
  })),
  ...casesOf(
    "file-drop",
    FileDrop,
    { label: WORD, hint: WORD, text: WORD, icon: <svg />, onFiles() {} },
    { inServerComponents: false },
  ),
  ...casesOf("checkbox", Checkbox, { ...described, required: true }),
  ...casesOf("date-picker", DatePicker, described),
];
