import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { describeControl, FieldNotes, type FieldProps } from "../field-frame.tsx";

/** One of the choices. */
export type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
};

const lookClass = {
  list: "flex-col gap-1.5",
  segmented: "flex-wrap items-center gap-x-4 gap-y-2",
};

const optionsClass = {
  list: "grid gap-1",
  segmented: "inline-flex max-w-full flex-wrap gap-1 rounded-lg bg-track p-1 forced-colors:border",
};

const optionClass = {
  list: "flex items-center gap-2.5",
  segmented:
    "relative inline-flex cursor-pointer items-center rounded-md font-medium text-text-muted transition-colors hover:text-text " +
    "has-checked:bg-control has-checked:text-text has-checked:shadow-xs " +
    "has-focus-visible:outline-2 has-focus-visible:outline-focus",
};

const sizeClass = {
  list: { sm: "min-h-9 text-sm", md: "min-h-11" },
  segmented: { sm: "min-h-9 px-4 text-sm", md: "min-h-11 px-5" },
};

export type RadioGroupProps<Value extends string> = Omit<
  ComponentProps<"fieldset">,
  "defaultValue" | "name" | "onChange" | "role"
> &
  FieldProps & {
    options: readonly RadioOption<Value>[];
    /** The choice, where its owner keeps it. */
    value?: Value;
    /** The choice at first, where the group keeps it. */
    defaultValue?: Value;
    onValueChange?: (value: Value) => void;
    /** What a form sends the choice as. */
    name?: string;
    /** @default false */
    required?: boolean;
    /**
     * Choices under each other, or a few short ones in a row: a segmented control.
     * @default "list"
     */
    look?: keyof typeof lookClass;
    /** @default "md" */
    size?: "sm" | "md";
    /**
     * For where the page says what the choice is about, and only who cannot see that needs it said.
     * @default false
     */
    hidesLabel?: boolean;
  };

/** A choice of one out of a few, by the browser's own radio buttons: they work before scripts do. */
export function RadioGroup<Value extends string>({
  label,
  hint,
  error,
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  required = false,
  look = "list",
  size = "md",
  hidesLabel = false,
  className,
  ...props
}: RadioGroupProps<Value>) {
  const ownId = useId();
  const groupId = props.id ?? ownId;
  const checked = (option: Value) =>
    value === undefined ? { defaultChecked: option === defaultValue } : { checked: option === value };
  return (
    <fieldset
      {...props}
      {...describeControl(groupId, { error, hint }, props)}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a group alone has no error and is not required.
      role="radiogroup"
      aria-required={required || undefined}
      className={classNames("flex min-w-0", lookClass[look], className)}
    >
      {/* Floating, it is laid out like the rest, which a legend is not otherwise. */}
      <legend className={hidesLabel ? "sr-only" : "float-left text-sm font-medium"}>{label}</legend>
      <div className={optionsClass[look]}>
        {options.map((option) => (
          <label key={option.value} className={classNames(optionClass[look], sizeClass[look][size])}>
            <input
              type="radio"
              name={name ?? ownId}
              value={option.value}
              required={required}
              disabled={option.disabled}
              {...checked(option.value)}
              // None without: a server component may not give elements a function.
              onChange={onValueChange && (() => onValueChange(option.value))}
              className={look === "list" ? "size-5 shrink-0 accent-accent" : "sr-only"}
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldNotes id={groupId} hint={hint} error={error} />
    </fieldset>
  );
}
