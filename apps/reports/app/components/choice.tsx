import { SelectField } from "@voxlog/ui/select-field";

type ChoiceProps = {
  label: string;
  value: string;
  options: readonly { value: string; label: string; disabled?: boolean }[];
  onChoose: (value: string) => void;
  className: string;
};

/** A list with one selected option. */
export function Choice({ options, onChoose, ...props }: ChoiceProps) {
  return (
    <SelectField {...props} onChange={({ target }) => onChoose(target.value)}>
      {options.map(({ label, ...option }) => (
        <option key={option.value} {...option}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
