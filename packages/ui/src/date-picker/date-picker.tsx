"use client";

import { type ComponentProps, useRef } from "react";
import type { FieldProps } from "../field-frame.tsx";
import { TextField } from "../text-field/text-field.tsx";

export type DatePickerProps = Omit<ComponentProps<"input">, "placeholder" | "type"> &
  FieldProps & {
    /** The day, as in 2026-11-23, where its owner keeps it; an empty text is none. */
    value?: string;
    /** The day at first, where the field keeps it. */
    defaultValue?: string;
    /** The first day that can be chosen. */
    min?: string;
    /** The last one. */
    max?: string;
    /** Called with a day, or with none, once it is meant: while its year is typed, each digit would be another one. */
    onDayChange?: (day: string) => void;
  };

/**
 * A day, by the browser's own field and its calendar: in the language, the order and the week that the visitor is used to.
 * `className` places the field; everything else, the ref included, goes to the input.
 */
export function DatePicker({ onDayChange, onBlur, onKeyDown, ...props }: DatePickerProps) {
  const known = useRef(props.value ?? props.defaultValue ?? "");
  function tell({ value, validity }: HTMLInputElement): void {
    if (validity.badInput || value === known.current) return;
    known.current = value;
    onDayChange?.(value);
  }
  return (
    <TextField
      {...props}
      type="date"
      onBlur={(event) => {
        onBlur?.(event);
        tell(event.currentTarget);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key === "Enter") tell(event.currentTarget);
      }}
    />
  );
}
