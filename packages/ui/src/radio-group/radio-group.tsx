"use client";

import { type ComponentProps, createContext, use } from "react";
import { classNames } from "../class-names.ts";
import { FieldNotes, type FieldProps, RequiredMark, useField } from "../field-frame.tsx";

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
    /** The choice, if controlled. */
    value?: Value | undefined;
    /** The initial choice, if uncontrolled. */
    defaultValue?: Value | undefined;
    onValueChange?: ((value: Value) => void) | undefined;
    /** Name of the form field. */
    name?: string | undefined;
    /** @default false */
    required?: boolean | undefined;
    /**
     * A list of options, or a few short ones in a row: a segmented control.
     *
     * @default "list"
     */
    variant?: keyof typeof variantClass | undefined;
    /** @default "md" */
    size?: "sm" | "md" | undefined;
    /**
     * Hides the label visually, if the page shows what the choice is about.
     *
     * @default false
     */
    hidesLabel?: boolean | undefined;
  };

type Shared = {
  [Name in "name" | "required" | "variant" | "size"]: NonNullable<RadioGroupProps<string>[Name]>;
} & {
  stateOf: (value: string) => Pick<ComponentProps<"input">, "checked" | "defaultChecked" | "onChange">;
};

const RadioContext = createContext<Shared>({
  name: "",
  required: false,
  variant: "list",
  size: "md",
  stateOf: () => ({}),
});

/** A choice of one from a few `Radio`s, native radio buttons, which work before scripts. */
export function RadioGroup<Value extends string>({
  value,
  defaultValue,
  onValueChange,
  name,
  required = false,
  variant = "list",
  size = "md",
  hidesLabel = false,
  children,
  ...props
}: RadioGroupProps<Value>) {
  const { frame, control } = useField(props);
  const stateOf: Shared["stateOf"] = (option) => ({
    ...(value === undefined ? { defaultChecked: option === defaultValue } : { checked: option === value }),
    onChange: () => onValueChange?.(option as Value),
  });
  return (
    <fieldset
      {...control}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a group has no error and isn't required.
      role="radiogroup"
      aria-required={required || undefined}
      className={classNames("kit:flex kit:min-w-0", variantClass[variant], frame.className)}
    >
      {/* A legend only takes part in the layout if it floats. */}
      <legend className={hidesLabel ? "kit:sr-only" : "kit:float-left kit:text-sm kit:font-medium"}>
        {frame.label}
        {required && <RequiredMark />}
      </legend>
      <div className={optionsClass[variant]}>
        <RadioContext value={{ name: name ?? frame.id, required, variant, size, stateOf }}>
          {children}
        </RadioContext>
      </div>
      <FieldNotes {...frame} />
    </fieldset>
  );
}

export type RadioProps = Omit<
  ComponentProps<"input">,
  "type" | "name" | "required" | "size" | "checked" | "defaultChecked" | "onChange"
> & { value: string };

/** An option of a `RadioGroup`; its children are its label. */
export function Radio({ value, className, children, ...props }: RadioProps) {
  const { name, required, variant, size, stateOf } = use(RadioContext);
  return (
    <label
      className={classNames(
        "kit:has-disabled:opacity-50",
        optionClass[variant],
        sizeClass[variant][size],
        className,
      )}
    >
      <input
        {...props}
        {...stateOf(value)}
        type="radio"
        name={name}
        value={value}
        required={required}
        className={variant === "list" ? "kit:size-5 kit:shrink-0 kit:accent-accent" : "kit:sr-only"}
      />
      {children}
    </label>
  );
}
