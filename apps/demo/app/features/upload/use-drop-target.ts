import { type DragEvent, useEffect, useState } from "react";

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
