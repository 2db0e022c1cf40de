import type { ComponentProps } from "react";
import { controlClass, FieldFrame, type FieldProps, useField } from "../field-frame.tsx";

export type TextFieldProps = ComponentProps<"input"> & FieldProps;

/**
 * One line of text with its label, hint and error. `className` places the field; all other props and the ref go to the
 * input.
 */
export function TextField(props: TextFieldProps) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      {/* Input may be in another script than the page. */}
      <input dir="auto" {...control} className={controlClass} />
    </FieldFrame>
  );
}
