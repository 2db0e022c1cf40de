import { type ComponentProps, useId } from "react";
import { classNames } from "../class-names.ts";
import { controlBaseClass, describeControl, FieldFrame, type FieldProps } from "../field-frame.tsx";

export type TextAreaProps = ComponentProps<"textarea"> &
  FieldProps & {
    /**
     * At least 400 px high, for texts that users work on; `rows` can make it higher.
     *
     * @default false
     */
    tall?: boolean | undefined;
  };

/**
 * Several lines of text with their label, hint and error. `className` places the field; all other props and the ref go
 * to the text area.
 */
export function TextArea({ label, error, hint, tall = false, className, id, ...props }: TextAreaProps) {
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
      <textarea
        dir="auto" // Input may be in another script than the page.
        {...props}
        {...describeControl(controlId, { error, hint }, props)}
        id={controlId}
        className={classNames(
          controlBaseClass,
          "kit:resize-y kit:py-2.5",
          tall ? "kit:min-h-100" : "kit:min-h-24",
        )}
      />
    </FieldFrame>
  );
}
