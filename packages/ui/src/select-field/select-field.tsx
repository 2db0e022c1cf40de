import { type ComponentProps, useId } from "react";
import { controlClass, describeControl, FieldFrame, type FieldProps } from "../field-frame.tsx";
import { ChevronDownIcon } from "../icons.tsx";

export type SelectFieldProps = ComponentProps<"select"> & FieldProps;

/**
 * A native select with its label, hint and error. The children are `<option>`s; `className` places the field; all other
 * props and the ref go to the select.
 */
export function SelectField({ label, error, hint, className, id, children, ...props }: SelectFieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <FieldFrame
      id={controlId}
      label={label}
      error={error}
      hint={hint}
      required={props.required}
      className={className}
    >
      <div className="kit:relative">
        <select
          {...props}
          {...describeControl(controlId, { error, hint }, props)}
          id={controlId}
          className={`${controlClass} kit:appearance-none kit:pe-10 kit:text-ellipsis`}
        >
          {children}
        </select>
        <ChevronDownIcon className="kit:pointer-events-none kit:absolute kit:inset-e-3 kit:top-3 kit:text-text-muted" />
      </div>
    </FieldFrame>
  );
}
