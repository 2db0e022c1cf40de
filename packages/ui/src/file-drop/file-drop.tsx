"use client";

import { type ComponentProps, type DragEvent, type ReactNode, useEffect, useState } from "react";
import { classNames } from "../class-names.ts";
import { hintId, useField } from "../field-frame.tsx";

export type FileDropProps = Omit<
  ComponentProps<"input">,
  "children" | "name" | "required" | "type" | "value"
> & {
  /** Label of the button, which names the field. */
  label: string;
  /** Another label while files are dragged over it. */
  overLabel?: string | undefined;
  /** Invitation to drop files; hidden on touch screens. */
  text?: ReactNode;
  /** Accepted files. */
  hint?: ReactNode;
  /** A decorative icon. */
  icon: ReactNode;
  /**
   * Called with the chosen or dropped files. Dropped files may be of any kind and number: `accept` and `multiple` only
   * apply to chosen ones.
   */
  onFiles: (files: File[]) => void;
  /** Whether files are dragged over a larger target that uses `useFileTarget`. */
  isOver?: boolean | undefined;
};

/**
 * A target for dropped files with a native file field for click and keyboard. The field stays empty, so a form doesn't
 * send its files: `onFiles` gets them.
 */
export function FileDrop({ overLabel, text, icon, onFiles, isOver, ...props }: FileDropProps) {
  const { frame, control } = useField(props);
  const target = useFileTarget(onFiles);
  const isTarget = isOver === undefined && !props.disabled;
  const over = isOver ?? target.isOver;
  return (
    <label
      {...(isTarget && target.handlers)}
      data-over={over || undefined}
      className={classNames(
        "group/drop kit:group/drop kit:grid kit:cursor-pointer kit:justify-items-center kit:gap-1 kit:rounded-xl kit:border-2 kit:border-dashed kit:border-border-strong kit:bg-surface-raised kit:px-6 kit:py-12 kit:text-center kit:text-text kit:sm:py-16",
        "kit:transition-colors kit:hover:border-accent kit:hover:bg-accent-soft/40 kit:data-over:border-accent kit:data-over:bg-accent-soft",
        "kit:has-focus-visible:outline-2 kit:has-focus-visible:outline-offset-2 kit:has-focus-visible:outline-focus",
        "kit:has-disabled:opacity-50",
        frame.className,
      )}
    >
      <span
        aria-hidden="true"
        className="kit:mb-2 kit:grid kit:size-14 kit:place-content-center kit:rounded-full kit:bg-accent-soft kit:text-accent-text kit:transition-transform kit:group-data-over/drop:-translate-y-1 kit:[&>svg]:size-7"
      >
        {icon}
      </span>
      <input
        aria-label={props.label}
        {...control}
        type="file"
        className="kit:sr-only"
        onChange={(event) => {
          props.onChange?.(event);
          const { files } = event.target;
          if (files?.length) onFiles([...files]);
          event.target.value = ""; // Allows choosing the same file again.
        }}
      />
      <span className="kit:text-lg kit:font-semibold kit:text-accent-text">
        {(over && overLabel) || frame.label}
      </span>
      {text && <span className="kit:text-text-muted kit:pointer-coarse:hidden">{text}</span>}
      {frame.hint && (
        <span id={hintId(frame.id)} className="kit:mt-3 kit:text-sm kit:text-text-muted">
          {frame.hint}
        </span>
      )}
    </label>
  );
}

/**
 * Accepts files dragged onto an element with the handlers.
 *
 * @returns whether files are over the element, and the handlers.
 */
export function useFileTarget(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);

  // A file dropped next to the target would replace the page.
  useEffect(() => {
    const stop = new AbortController();
    for (const event of ["dragover", "drop"] as const) addEventListener(event, reject, stop);
    return () => stop.abort();
  }, []);

  const handlers = {
    onDragOver(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "copy";
      setOver(true);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      const files = [...event.dataTransfer.files];
      if (files.length > 0) onFiles(files);
    },
  };
  return { isOver, handlers };
}

function reject(event: globalThis.DragEvent): void {
  const isField = (event.target as Partial<Element>).matches?.("input[type=file]");
  if (event.defaultPrevented || isField || !hasFiles(event)) return;
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = "none";
}

/** Returns whether files are dragged, not text or a link of the page. */
function hasFiles({ dataTransfer }: Pick<globalThis.DragEvent, "dataTransfer">): boolean {
  return !!dataTransfer?.types.includes("Files");
}
