import { type AriaAttributes, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { DangerIcon } from "./icons.tsx";

/** Props of every form field, in addition to its control's attributes. */
export type FieldProps = {
  /** Visible name of the field; clicks on a link in it don't reach the control. */
  label: ReactNode;
  /** The value's problem; shown and announced with the control. */
  error?: ReactNode;
  /** Help that stays visible while typing. */
  hint?: ReactNode;
};

/** A control of any height in a frame. Text is 16 px, or phones zoom in on focus. */
export const controlBaseClass =
  "kit:placeholder-shown:[direction:inherit] kit:w-full kit:rounded-md kit:border kit:border-border-strong kit:bg-surface-raised kit:px-3.5 kit:text-base kit:text-text kit:shadow-xs " +
  "kit:transition-[border-color,box-shadow] kit:placeholder:text-text-muted kit:hover:border-text-muted " +
  "kit:focus-visible:border-focus kit:focus-visible:-outline-offset-1 " +
  "kit:aria-invalid:border-danger kit:disabled:cursor-not-allowed kit:disabled:opacity-50";

/** A single-line control. */
export const controlClass = `kit:h-11 ${controlBaseClass}`;

/**
 * Returns ARIA attributes that link the control to its hint, error and the caller's own description. The caller's
 * `aria-invalid` applies without an error too.
 */
function describeControl(
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

type FrameProps = FieldProps & { required?: boolean | undefined; className?: string | undefined };

/** Splits a field's props into those of its frame and those of its control, which the frame labels and describes. */
export function useField<Props extends FrameProps & AriaAttributes & { id?: string | undefined }>(
  props: Props,
) {
  const { label, error, hint, className, ...control } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  return {
    frame: { id, label, error, hint, required: props.required, className },
    control: { ...control, ...describeControl(id, props, props), id },
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
}: FrameProps & { id: string; children: ReactNode }) {
  return (
    <div className={classNames("kit:flex kit:flex-col kit:gap-1.5", className)}>
      <label htmlFor={id} className="kit:text-sm kit:font-medium">
        {label}
        {required && <RequiredMark />}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** The asterisk of a required field's label; the control itself has the state for screen readers. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="kit:ms-0.5 kit:text-danger">
      *
    </span>
  );
}

/** Hint and error below a control. */
export function FieldNotes({ id, error, hint }: Pick<FieldProps, "error" | "hint"> & { id: string }) {
  return (
    <>
      {hint && (
        <p id={hintId(id)} className="kit:text-sm kit:text-text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId(id)} className="kit:flex kit:gap-1.5 kit:text-sm kit:text-danger">
          <DangerIcon className="kit:mt-0.75 kit:size-4" />
          {error}
        </p>
      )}
    </>
  );
}

/** Returns the ID of a control's hint. */
export function hintId(id: string): string {
  return `${id}-hint`;
}

function errorId(id: string): string {
  return `${id}-error`;
}
