"use client";

import { type ComponentProps, useEffect, useId, useRef } from "react";
import { classNames } from "../class-names.ts";
import { describeControl, FieldNotes, type FieldProps } from "../field-frame.tsx";
import { mergeRefs } from "../merge-refs.ts";

export type CheckboxProps = Omit<ComponentProps<"input">, "type"> &
  FieldProps & {
    /**
     * Whether some of what it stands for is chosen and some is not.
     * @default false
     */
    indeterminate?: boolean;
    /**
     * For where the page says what is chosen, as a row of a table does, and only who cannot see that needs it said.
     * @default false
     */
    hidesLabel?: boolean;
  };

/**
 * Something to agree to or to choose, by the browser's own checkbox. What has effect at once is a `Switch`. `className`
 * places the field; everything else, the ref included, goes to the input.
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
  // The browser has it as a property alone, and takes it back with every click.
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });
  return (
    <div className={classNames("kit:grid kit:gap-1 kit:[&>p]:ps-7.5", className)}>
      <label
        className={classNames(
          "kit:flex kit:w-fit kit:gap-2.5 kit:cursor-pointer kit:has-disabled:opacity-50",
          // Alone, its click area is as large as a finger all the same.
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
        <span className={hidesLabel ? "kit:sr-only" : undefined}>
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
