import { type ComponentProps, useId } from "react";
import { describeControl, FieldFrame, type FieldProps } from "../field-frame.tsx";

export type SliderProps = Omit<ComponentProps<"input">, "type"> &
  FieldProps & {
    /** The value as it is written, such as “1.5×”, which is next to the label and read by screen readers. */
    valueText?: string | undefined;
  };

/**
 * A value between two ends, where about right is good enough, by the browser's own slider. `className` places the field;
 * everything else, the ref included, goes to the input.
 */
export function Slider({ label, hint, error, valueText, className, id, ...props }: SliderProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <FieldFrame
      id={controlId}
      label={
        valueText === undefined ? (
          label
        ) : (
          <span className="flex justify-between gap-4">
            {label}
            <output
              htmlFor={controlId}
              aria-hidden="true"
              className="font-normal text-text-muted tabular-nums"
            >
              {valueText}
            </output>
          </span>
        )
      }
      error={error}
      hint={hint}
      className={className}
    >
      <input
        aria-valuetext={valueText}
        {...props}
        {...describeControl(controlId, { error, hint }, props)}
        type="range"
        id={controlId}
        className="h-11 w-full cursor-pointer rounded-md accent-accent disabled:cursor-not-allowed disabled:opacity-50"
      />
    </FieldFrame>
  );
}
