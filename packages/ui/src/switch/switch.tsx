import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { describeControl, hintId } from "../field-frame.tsx";

export type SwitchProps = Omit<ComponentProps<"input">, "type" | "role"> & {
  /** Visible name of what is switched; it may hold a link, which does not switch. */
  label: ReactNode;
  /** What it means to have it on. */
  hint?: ReactNode;
};

/**
 * Something that is on or off, with effect at once or when its form is sent. The whole row is clicked.
 * `className` places the row; everything else, the ref included, goes to the input.
 */
export function Switch({ label, hint, className, id, ...props }: SwitchProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <div className={classNames("grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4", className)}>
      <label htmlFor={controlId} className="cursor-pointer py-2.5 font-medium">
        {label}
      </label>
      <input
        {...props}
        {...describeControl(controlId, { hint }, props)}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its own checked state, beside which ARIA's is an error.
        role="switch"
        id={controlId}
        className={classNames(
          "relative h-6 w-10 cursor-pointer appearance-none rounded-full border border-border-strong bg-surface-hover transition-colors",
          "before:absolute before:start-0.5 before:top-0.5 before:size-4.5 before:rounded-full before:bg-border-strong before:transition-transform",
          "checked:border-accent checked:bg-accent checked:before:translate-x-4 checked:before:bg-on-accent",
          "rtl:checked:before:-translate-x-4 disabled:cursor-not-allowed disabled:opacity-50",
          "forced-colors:appearance-auto",
        )}
      />
      {hint && (
        <p id={hintId(controlId)} className="col-span-2 -mt-1.5 text-sm text-text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
