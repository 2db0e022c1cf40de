import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { hintId, useField } from "../field-frame.tsx";

export type SwitchProps = Omit<ComponentProps<"input">, "type" | "role"> & {
  /** Visible name; clicks on a link in it don't toggle the switch. */
  label: ReactNode;
  /** The effect of turning it on. */
  hint?: ReactNode;
};

/**
 * A setting that is on or off, with immediate effect or when its form is sent. The entire row is clickable. `className`
 * places the row; all other props and the ref go to the input.
 */
export function Switch(props: SwitchProps) {
  const { frame, control } = useField(props);
  return (
    <div
      className={classNames(
        "kit:grid kit:grid-cols-[minmax(0,1fr)_auto] kit:items-center kit:gap-x-4",
        frame.className,
      )}
    >
      <label htmlFor={frame.id} className="kit:cursor-pointer kit:py-2.5 kit:font-medium">
        {frame.label}
      </label>
      <input
        {...control}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its own checked state, and ARIA's is an error.
        role="switch"
        className={classNames(
          "kit:relative kit:h-6 kit:w-10 kit:cursor-pointer kit:appearance-none kit:rounded-full kit:border kit:border-border-strong kit:bg-surface-hover kit:transition-colors",
          "kit:before:absolute kit:before:start-0.5 kit:before:top-0.5 kit:before:size-4.5 kit:before:rounded-full kit:before:bg-border-strong kit:before:transition-transform",
          "kit:checked:border-accent kit:checked:bg-accent kit:checked:before:translate-x-4 kit:checked:before:bg-on-accent",
          "kit:rtl:checked:before:-translate-x-4 kit:disabled:cursor-not-allowed kit:disabled:opacity-50",
          "kit:forced-colors:appearance-auto kit:forced-colors:before:hidden",
        )}
      />
      {frame.hint && (
        <p id={hintId(frame.id)} className="kit:col-span-2 kit:-mt-1.5 kit:text-sm kit:text-text-muted">
          {frame.hint}
        </p>
      )}
    </div>
  );
}
