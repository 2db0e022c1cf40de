"use client";

import { type ComponentProps, type DragEvent, type ReactNode, useEffect, useId, useState } from "react";
import { classNames } from "../class-names.ts";
import { describeControl, FieldNotes, hintId } from "../field-frame.tsx";
import { UploadIcon } from "../icons.tsx";

const frameClass = { sm: "py-5", md: "py-12 sm:py-16" };

const iconClass = { sm: "size-10 [&>svg]:size-5", md: "mb-2 size-14 [&>svg]:size-7" };

export type FileDropProps = Omit<ComponentProps<"input">, "children" | "size" | "type" | "value"> & {
  /** What a click does: it names the field, and is shown. */
  label: string;
  /** What letting go does, in its place while files hang over it. */
  overLabel?: string | undefined;
  /** That files can be dropped here; not shown where a finger would have to. */
  text?: ReactNode;
  /** What files are taken. */
  hint?: ReactNode;
  /** What is wrong with those chosen. */
  error?: ReactNode;
  /** A decorative icon. @default a file that goes up */
  icon?: ReactNode;
  /**
   * Called with what was chosen or dropped. What is dropped may be anything: `accept` holds for what is chosen alone, and so
   * does `multiple`.
   */
  onFiles: (files: File[]) => void;
  /** Whether files hang over it, where a larger part of the page takes them by `useFileTarget`. */
  isOver?: boolean | undefined;
  /**
   * A part of the page, or a row of a form.
   * @default "md"
   */
  size?: keyof typeof frameClass;
};

/** Where files are dropped, or chosen by a click or the keyboard, by the browser's own field for them. */
export function FileDrop({
  label,
  overLabel = label,
  text,
  hint,
  error,
  icon = <UploadIcon />,
  onFiles,
  isOver,
  size = "md",
  className,
  id,
  ...props
}: FileDropProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const target = useFileTarget(onFiles);
  const isTarget = isOver === undefined && !props.disabled;
  const over = isOver ?? target.isOver;
  return (
    <div className={classNames("grid grid-cols-1 gap-1.5", className)}>
      <label
        {...(isTarget && target.handlers)}
        data-over={over || undefined}
        className={classNames(
          "group grid cursor-pointer justify-items-center gap-1 rounded-xl border-2 border-dashed border-border-strong bg-surface-raised px-6 text-center",
          "transition-colors hover:border-accent hover:bg-accent-soft/40 data-over:border-accent data-over:bg-accent-soft",
          "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
          "has-disabled:opacity-50",
          frameClass[size],
        )}
      >
        <span
          aria-hidden="true"
          className={classNames(
            "grid place-content-center rounded-full bg-accent-soft text-accent-text transition-transform group-data-over:-translate-y-1",
            iconClass[size],
          )}
        >
          {icon}
        </span>
        <input
          aria-label={label}
          {...props}
          {...describeControl(controlId, { error, hint }, props)}
          type="file"
          id={controlId}
          className="sr-only"
          onChange={(event) => {
            props.onChange?.(event);
            const { files } = event.target;
            if (files?.length) onFiles([...files]);
            event.target.value = ""; // So that the same file can be chosen again.
          }}
        />
        <span className={classNames("font-semibold text-accent-text", size === "md" && "text-lg")}>
          {over ? overLabel : label}
        </span>
        {text && <span className="text-text-muted pointer-coarse:hidden">{text}</span>}
        {hint && (
          <span
            id={hintId(controlId)}
            className={classNames("text-sm text-text-muted", size === "md" && "mt-3")}
          >
            {hint}
          </span>
        )}
      </label>
      <FieldNotes id={controlId} error={error} />
    </div>
  );
}

/**
 * Takes files that are dragged from elsewhere onto an element that gets the handlers.
 *
 * @returns whether something hangs over the element, and the handlers.
 */
export function useFileTarget(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);

  // A file dropped beside the target would replace the page.
  useEffect(() => {
    addEventListener("dragover", reject);
    addEventListener("drop", reject);
    return () => {
      removeEventListener("dragover", reject);
      removeEventListener("drop", reject);
    };
  }, []);

  const handlers = {
    onDragOver(event: DragEvent) {
      event.preventDefault();
      event.dataTransfer.dropEffect = "copy";
      setOver(true);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      const files = [...event.dataTransfer.files];
      if (files.length > 0) onFiles(files);
    },
  };
  return { isOver, handlers };
}

function reject(event: globalThis.DragEvent): void {
  if (event.defaultPrevented) return;
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = "none";
}
