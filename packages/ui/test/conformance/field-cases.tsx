import { Checkbox } from "../../src/checkbox/checkbox.tsx";
import { DatePicker } from "../../src/date-picker/date-picker.tsx";
import { FileDrop } from "../../src/file-drop/file-drop.tsx";
import { Radio, RadioGroup } from "../../src/radio-group/radio-group.tsx";
import { SelectField } from "../../src/select-field/select-field.tsx";
import { Switch } from "../../src/switch/switch.tsx";
import { TextArea } from "../../src/text-area/text-area.tsx";
import { TextField } from "../../src/text-field/text-field.tsx";
import { type Case, type Extra, WORD } from "./kinds.ts";

const ignore = () => {};
/** Form fields in every variant. */
export const fieldCases: Case[] = [
  {
    entry: "select-field",
    name: "A select field",
    element: (extra) => (
      <SelectField label={WORD} hint={WORD} error={WORD} {...extra}>
        <option>{WORD}</option>
      </SelectField>
    ),
  },
  {
    entry: "switch",
    name: "A switch",
    element: (extra) => <Switch label={WORD} hint={WORD} {...extra} />,
  },
  {
    entry: "switch",
    name: "A switch that is on",
    element: (extra) => <Switch label={WORD} defaultChecked {...extra} />,
  },
  {
    entry: "text-area",
    name: "A text area",
    element: (extra) => <TextArea label={WORD} required hint={WORD} error={WORD} {...extra} />,
  },
  {
    entry: "text-field",
    name: "A text field",
    element: (extra) => <TextField label={WORD} required hint={WORD} {...extra} />,
  },
  {
    entry: "text-field",
    name: "A text field with an error",
    element: (extra) => <TextField label={WORD} error={WORD} placeholder={WORD} {...extra} />,
  },
  ...(["list", "segmented"] as const).map((variant) => ({
    entry: "radio-group",
    name: `A radio group that has the variant ${variant}`,
    element: (extra: Extra) => (
      <RadioGroup label={WORD} hint={WORD} defaultValue="first" variant={variant} {...extra}>
        <Radio value="first">{WORD}</Radio>
        <Radio value="second">{WORD}</Radio>
      </RadioGroup>
    ),
  })),
  ...(["list", "segmented"] as const).map((variant) => ({
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
  ...(["sm", "md"] as const).map((size) => ({
    entry: "file-drop",
    name: `A place to drop files of size ${size}`,
    inServerComponents: false,
    element: (extra: Extra) => (
      <FileDrop
        size={size}
        label={WORD}
        text={WORD}
        hint={WORD}
        error={WORD}
        icon={<svg />}
        onFiles={ignore}
        {...extra}
      />
    ),
  })),
  {
    entry: "checkbox",
    name: "A checkbox",
    element: (extra) => <Checkbox label={WORD} hint={WORD} error={WORD} required {...extra} />,
  },
  {
    entry: "checkbox",
    name: "A checkbox without a label to be seen",
    element: (extra) => <Checkbox label={WORD} hidesLabel {...extra} />,
  },
  {
    entry: "date-picker",
    name: "A date picker",
    element: (extra) => <DatePicker label={WORD} hint={WORD} error={WORD} {...extra} />,
  },
];
