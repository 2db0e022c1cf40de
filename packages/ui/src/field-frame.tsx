import type { AriaAttributes, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { DangerIcon } from "./icons.tsx";

/** What every form field takes beside its control's own attributes. */
export type FieldProps = {
  /** Visible name of the field; it may hold a link, which does not press the control. */
  label: ReactNode;
  /** What is wrong with the value; shown and announced with the control. */
  error?: ReactNode;
  /** Help that stays visible while typing. */
  hint?: ReactNode;
};

/** The look of a control of any height inside a frame; 16 px text, or phones zoom in on focus. */
export const controlLook =
  "placeholder-shown:[direction:inherit] w-full rounded-md border border-border-strong bg-surface-raised px-3.5 text-base text-text shadow-xs " +
  "transition-[border-color,box-shadow] placeholder:text-text-muted hover:border-text-muted " +
  "focus-visible:border-focus focus-visible:-outline-offset-1 " +
  "aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-50";

/** The look of a control of one line. */
export const controlClass = `h-11 ${controlLook}`;

/**
 * ARIA attributes that tie the control to its hint and error, beside what its owner describes it by. An owner's word
 * that the value is wrong holds without an error too.
 */
export function describeControl(
  id: string,
  { error, hint }: Pick<FieldProps, "error" | "hint">,
  owners: AriaAttributes,
): AriaAttributes {
  const ids = [owners["aria-describedby"], hint && hintId(id), error && errorId(id)];
  return {
    "aria-describedby": ids.filter(Boolean).join(" ") || undefined,
    "aria-invalid": error ? true : owners["aria-invalid"],
  };
}

/** Label, control, hint and error, in reading order. */
export function FieldFrame({
  id,
  label,
  error,
  hint,
  required,
  className,
  children,
}: FieldProps & {
  id: string;
  required?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={classNames("flex flex-col gap-1.5", className)}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
        {required && (
          <span aria-hidden="true" className="ms-0.5 text-danger">
            *
          </span>
        )}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** What is said below a control: help, and what is wrong. */
export function FieldNotes({ id, error, hint }: Pick<FieldProps, "error" | "hint"> & { id: string }) {
  return (
    <>
      {hint && (
        <p id={hintId(id)} className="text-sm text-text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId(id)} className="flex gap-1.5 text-sm text-danger">
          <DangerIcon className="mt-0.75 size-4" />
          {error}
        </p>
      )}
    </>
  );
}

/** The id of the hint of a control. */
export function hintId(id: string): string {
  return `${id}-hint`;
}

function errorId(id: string): string {
  return `${id}-error`;
}
