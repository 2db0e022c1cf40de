"use client";

import { type ComponentProps, useEffect, useId, useRef } from "react";
import { classNames } from "../class-names.ts";
import { describeControl, FieldNotes, type FieldProps } from "../field-frame.tsx";
import { mergeRefs } from "../merge-refs.ts";

export type CheckboxProps = Omit<ComponentProps<"input">, "type"> &
  FieldProps & {
    /**
     * Whether some of its items are selected and some aren't.
     *
     * @default false
     */
    indeterminate?: boolean | undefined;
    /**
     * Hides the label visually, if the page shows what it selects, such as in a table's row.
     *
     * @default false
     */
    hidesLabel?: boolean | undefined;
  };

/**
 * A consent or a choice, as a native checkbox. For immediate effects use a `Switch`. `className` places the field; all
 * other props and the ref go to the input.
 */
export function Checkbox({
  label,
  hint,
  error,
  indeterminate = false,
  hidesLabel = false,
  className,
  id,
  ref,
  ...props
}: CheckboxProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  // Only a property in browsers, which reset it on each click.
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });
  return (
    <div className={classNames("kit:grid kit:gap-1 kit:[&>p]:ps-7.5", className)}>
      <label
        className={classNames(
          "kit:flex kit:w-fit kit:gap-2.5 kit:cursor-pointer kit:has-disabled:opacity-50",
          // Without a label, its click area is still as large as a finger.
          hidesLabel ? "kit:relative kit:before:absolute kit:before:-inset-3" : "kit:min-h-11 kit:py-2.5",
        )}
      >
        <input
          {...props}
          {...describeControl(controlId, { error, hint }, props)}
          ref={mergeRefs(input, ref)}
          type="checkbox"
          id={controlId}
          className="kit:relative kit:size-5 kit:shrink-0 kit:accent-accent"
        />
        <span className={hidesLabel ? "kit:sr-only" : "kit:min-w-0"}>
          {label}
          {props.required && (
            <span aria-hidden="true" className="kit:ms-0.5 kit:text-danger">
              *
            </span>
          )}
        </span>
      </label>
      <FieldNotes id={controlId} hint={hint} error={error} />
    </div>
  );
}
