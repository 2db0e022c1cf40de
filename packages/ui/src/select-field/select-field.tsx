import { type ComponentProps, useId } from "react";
import { controlClass, describeControl, FieldFrame, type FieldProps } from "../field-frame.tsx";
import { ChevronDownIcon } from "../icons.tsx";

export type SelectFieldProps = ComponentProps<"select"> & FieldProps;

/**
 * A choice from a list with its label, hint and error: the platform's own select, which opens at once and
 * works on every device. The `<option>`s are the children; `className` places the whole field; everything
 * else, the ref included, goes to the select.
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
      <div className="relative">
        <select
          {...props}
          {...describeControl(controlId, { error, hint }, props)}
          id={controlId}
          className={`${controlClass} appearance-none pe-10 text-ellipsis`}
        >
          {children}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute inset-e-3 top-3 text-text-muted" />
      </div>
    </FieldFrame>
  );
}
