import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { describeControl, FieldNotes, type FieldProps } from "../field-frame.tsx";

export type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
};

const variantClass = {
  list: "kit:flex-col kit:gap-1.5",
  segmented: "kit:flex-wrap kit:items-center kit:gap-x-4 kit:gap-y-2",
};

const optionsClass = {
  list: "kit:grid kit:gap-1",
  segmented:
    "kit:inline-flex kit:max-w-full kit:flex-wrap kit:gap-1 kit:rounded-lg kit:bg-track kit:p-1 kit:forced-colors:border",
};

const optionClass = {
  list: "kit:flex kit:items-center kit:gap-2.5",
  segmented:
    "kit:relative kit:inline-flex kit:cursor-pointer kit:items-center kit:rounded-md kit:font-medium kit:text-text-muted kit:transition-colors kit:hover:text-text " +
    "kit:has-checked:bg-control kit:has-checked:text-text kit:has-checked:shadow-xs " +
    "kit:has-focus-visible:outline-2 kit:has-focus-visible:outline-focus",
};

const sizeClass = {
  list: { sm: "kit:min-h-9 kit:text-sm", md: "kit:min-h-11" },
  segmented: { sm: "kit:min-h-9 kit:px-4 kit:text-sm", md: "kit:min-h-11 kit:px-5" },
};

export type RadioGroupProps<Value extends string> = Omit<
  ComponentProps<"fieldset">,
  "defaultValue" | "name" | "onChange" | "role"
> &
  FieldProps & {
    options: readonly RadioOption<Value>[];
    /** The choice, if controlled. */
    value?: Value;
    /** The initial choice, if uncontrolled. */
    defaultValue?: Value;
    onValueChange?: (value: Value) => void;
    /** Name of the form field. */
    name?: string;
    /** @default false */
    required?: boolean;
    /**
     * A list of options, or a few short ones in a row: a segmented control.
     *
     * @default "list"
     */
    variant?: keyof typeof variantClass;
    /** @default "md" */
    size?: "sm" | "md";
    /**
     * Hides the label visually, if the page shows what the choice is about.
     *
     * @default false
     */
    hidesLabel?: boolean;
  };

/** A choice of one from a few, as native radio buttons, which work before scripts. */
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
  variant = "list",
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
      className={classNames("kit:flex kit:min-w-0", variantClass[variant], className)}
    >
      {/* A legend only takes part in the layout if it floats. */}
      <legend className={hidesLabel ? "kit:sr-only" : "kit:float-left kit:text-sm kit:font-medium"}>
        {label}
      </legend>
      <div className={optionsClass[variant]}>
        {options.map((option) => (
          <label key={option.value} className={classNames(optionClass[variant], sizeClass[variant][size])}>
            <input
              type="radio"
              name={name ?? ownId}
              value={option.value}
              required={required}
              disabled={option.disabled}
              {...checked(option.value)}
              // Undefined without a handler: server components can't pass functions to elements.
              onChange={onValueChange && (() => onValueChange(option.value))}
              className={variant === "list" ? "kit:size-5 kit:shrink-0 kit:accent-accent" : "kit:sr-only"}
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldNotes id={groupId} hint={hint} error={error} />
    </fieldset>
  );
}
