"use client";

import { type ComponentProps, useRef } from "react";
import type { FieldProps } from "../field-frame.tsx";
import { TextField } from "../text-field/text-field.tsx";

export type DatePickerProps = Omit<ComponentProps<"input">, "placeholder" | "type"> &
  FieldProps & {
    /**
     * Called with a date, such as 2026-11-23, or an empty text when editing is complete: each digit of the year would
     * be another date.
     */
    onValueChange?: ((day: string) => void) | undefined;
  };

/**
 * A native date field with its calendar, in the visitor's language and week. Values are like 2026-11-23. `className`
 * places the field; all other props and the ref go to the input.
 */
export function DatePicker({ onValueChange, onBlur, onKeyDown, ...props }: DatePickerProps) {
  const known = useRef(props.value ?? props.defaultValue ?? "");
  function notify({ value, validity }: HTMLInputElement): void {
    if (validity.badInput || value === known.current) return;
    known.current = value;
    onValueChange?.(value);
  }
  return (
    <TextField
      {...props}
      type="date"
      onBlur={(event) => {
        onBlur?.(event);
        notify(event.currentTarget);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key === "Enter") notify(event.currentTarget);
      }}
    />
  );
}
