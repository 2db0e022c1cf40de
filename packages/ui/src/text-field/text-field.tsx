import { type ComponentProps, useId } from "react";
import { controlClass, describeControl, FieldFrame, type FieldProps } from "../field-frame.tsx";

export type TextFieldProps = ComponentProps<"input"> & FieldProps;

/**
 * One line of text with its label, hint and error. `className` places the field; all other props and the ref go to the
 * input.
 */
export function TextField({ label, error, hint, className, id, ...props }: TextFieldProps) {
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
      <input
        dir="auto" // Input may be in another script than the page.
        {...props}
        {...describeControl(controlId, { error, hint }, props)}
        id={controlId}
        className={controlClass}
      />
    </FieldFrame>
  );
}
