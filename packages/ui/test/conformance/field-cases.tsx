import { FileDrop } from "../../src/file-drop/file-drop.tsx";
import { RadioGroup } from "../../src/radio-group/radio-group.tsx";
import { SelectField } from "../../src/select-field/select-field.tsx";
import { Switch } from "../../src/switch/switch.tsx";
import { TextArea } from "../../src/text-area/text-area.tsx";
import { TextField } from "../../src/text-field/text-field.tsx";
import { type Case, type Extra, WORD } from "./kinds.ts";

const ignore = () => {};
const choices = [
  { value: "first", label: WORD },
  { value: "second", label: WORD },
];

/** What is filled in, in every look. */
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
  ...(["list", "segmented"] as const).map((look) => ({
    entry: "radio-group",
    name: `A radio group that looks like a ${look}`,
    element: (extra: Extra) => (
      <RadioGroup label={WORD} hint={WORD} options={choices} defaultValue="first" look={look} {...extra} />
    ),
  })),
  ...(["sm", "md"] as const).map((size) => ({
    entry: "file-drop",
    name: `A place to drop files of size ${size}`,
    element: (extra: Extra) => (
      <FileDrop size={size} label={WORD} text={WORD} hint={WORD} error={WORD} onFiles={ignore} {...extra} />
    ),
  })),
];
