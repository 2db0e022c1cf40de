import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { FieldNotes, type FieldProps, RequiredMark, useField } from "../field-frame.tsx";

export type CheckboxProps = Omit<ComponentProps<"input">, "type"> & FieldProps;

/**
 * A consent or a choice, as a native checkbox. For immediate effects use a `Switch`. `className` places the field; all
 * other props and the ref go to the input.
 */
export function Checkbox(props: CheckboxProps) {
  const { frame, control } = useField(props);
  return (
    <div className={classNames("kit:grid kit:gap-1 kit:[&>p]:ps-7.5", frame.className)}>
      <label className="kit:flex kit:min-h-11 kit:w-fit kit:cursor-pointer kit:gap-2.5 kit:py-2.5 kit:has-disabled:opacity-50">
        <input {...control} type="checkbox" className="kit:size-5 kit:shrink-0 kit:accent-accent" />
        <span className="kit:min-w-0">
          {frame.label}
          {frame.required && <RequiredMark />}
        </span>
      </label>
      <FieldNotes {...frame} />
    </div>
  );
}
