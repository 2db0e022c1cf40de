import { formatList, useLanguage } from "@voxlog/i18n";
import { uploadExtensions } from "@voxlog/product";
import { FileUp } from "lucide-react";
import { type DragEvent, useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";

/** Shows where a file can be dropped, and lets it be chosen by a click or by the keyboard. */
export function DropZone({
  over,
  onFiles,
}: {
  /** Whether a file hangs over it. */
  over: boolean;
  onFiles: (files: File[]) => void;
}) {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const allowedId = useId();
  return (
    <label
      data-over={over || undefined}
      className="group grid cursor-pointer justify-items-center gap-1 rounded-xl border-2 border-dashed border-border-strong bg-surface-raised px-6 py-12 text-center transition-colors hover:border-accent hover:bg-accent-soft/40 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus data-over:border-accent data-over:bg-accent-soft sm:py-16"
    >
      <span
        aria-hidden="true"
        className="mb-3 grid size-14 place-content-center rounded-full bg-accent-soft text-accent-text transition-transform group-data-over:-translate-y-1"
      >
        <FileUp className="size-7" strokeWidth={1.75} />
      </span>
      <input
        type="file"
        className="sr-only"
        accept={uploadExtensions.join(",")}
        aria-label={t(($) => $.upload.choose)}
        aria-describedby={allowedId}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = ""; // So that the same file can be chosen again.
        }}
      />
      <span className="text-lg font-semibold text-accent-text">
        {over ? t(($) => $.upload.dropNow) : t(($) => $.upload.choose)}
      </span>
      <span className="text-text-muted pointer-coarse:hidden">{t(($) => $.upload.drop)}</span>
      <span id={allowedId} className="mt-3 text-sm text-text-muted">
        {t(($) => $.upload.allowed, { extensions: formatList(language, uploadExtensions) })}
      </span>
    </label>
  );
}

/**
 * Takes files that are dragged from elsewhere.
 *
 * @returns whether something hangs over the target, and the handlers for it.
 */
export function useDropTarget(onDrop: (files: File[]) => void) {
  const [over, setOver] = useState(false);

  // A file dropped beside the target would replace the page.
  useEffect(() => {
    addEventListener("dragover", refuse);
    addEventListener("drop", refuse);
    return () => {
      removeEventListener("dragover", refuse);
      removeEventListener("drop", refuse);
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
      onDrop([...event.dataTransfer.files]);
    },
  };
  return { over, handlers };
}

function refuse(event: globalThis.DragEvent): void {
  if (event.defaultPrevented) return;
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = "none";
}
