"use client";

import { type ComponentProps, useRef } from "react";
import type { FieldProps } from "../field-frame.tsx";
import { TextField } from "../text-field/text-field.tsx";

export type DatePickerProps = Omit<ComponentProps<"input">, "placeholder" | "type"> &
  FieldProps & {
    /**
     * Called with a day, as in 2026-11-23, or an empty text, once it is meant: while its year is typed, each digit would be
     * another one.
     */
    onValueChange?: (day: string) => void;
  };

/**
 * A day, by the browser's own field and its calendar: in the language, the order and the week that the visitor is used to.
 * Days are written as in 2026-11-23. `className` places the field; everything else, the ref included, goes to the input.
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
