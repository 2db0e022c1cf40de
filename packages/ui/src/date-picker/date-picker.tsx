"use client";

import { type ComponentProps, useRef, useState } from "react";
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
export function DatePicker({ value, onValueChange, onChange, onBlur, onKeyDown, ...props }: DatePickerProps) {
  /** The visible date while it's being edited, if its owner only knows complete ones. */
  const [draft, setDraft] = useState<string>();
  const isEdited = useRef(false);
  function notify({ value: day, validity }: HTMLInputElement): void {
    if (validity.badInput || !isEdited.current) return;
    isEdited.current = false;
    setDraft(undefined);
    onValueChange?.(day);
  }
  return (
    <TextField
      {...props}
      {...(value !== undefined && { value: draft ?? value })}
      type="date"
      onChange={(event) => {
        isEdited.current = true;
        if (onChange) onChange(event);
        else setDraft(event.target.value);
      }}
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
