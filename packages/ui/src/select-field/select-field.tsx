import type { ComponentProps } from "react";
import { controlClass, FieldFrame, type FieldProps, useField } from "../field-frame.tsx";
import { ChevronDownIcon } from "../icons.tsx";

export type SelectFieldProps = ComponentProps<"select"> & FieldProps;

/**
 * A native select with its label, hint and error. The children are `<option>`s; `className` places the field; all other
 * props and the ref go to the select.
 */
export function SelectField(props: SelectFieldProps) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <div className="kit:relative">
        <select {...control} className={`${controlClass} kit:appearance-none kit:pe-10 kit:text-ellipsis`} />
        <ChevronDownIcon className="kit:pointer-events-none kit:absolute kit:inset-e-3 kit:top-3 kit:text-text-muted" />
      </div>
    </FieldFrame>
  );
}
