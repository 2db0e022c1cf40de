import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { controlBaseClass, FieldFrame, type FieldProps, useField } from "../field-frame.tsx";

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
export function TextArea({ tall = false, ...props }: TextAreaProps) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <textarea
        dir="auto" // Input may be in another script than the page.
        {...control}
        className={classNames(
          controlBaseClass,
          "kit:resize-y kit:py-2.5",
          tall ? "kit:min-h-100" : "kit:min-h-24",
        )}
      />
    </FieldFrame>
  );
}
