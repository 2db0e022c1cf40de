/** Of the button that a panel opens next to. */
export const anchorClass = "[anchor-name:--popover]";

/**
 * The look and the place of what opens next to its anchor: at its start below it, or wherever there is room. Browsers that
 * cannot place it there show it at the lower edge of the window, where a thumb reaches it. Half the window is as much as there
 * is above or below any button.
 */
export const panelClass =
  "inset-auto inset-x-3 bottom-3 mx-auto w-fit max-w-[calc(100%-(--spacing(6)))] overflow-y-auto overscroll-contain " +
  "max-h-[min(--spacing(112),calc(50dvh-(--spacing(14))))] rounded-lg border border-border bg-surface-raised text-text shadow-lg " +
  "animate-enter [--motion-from:translateY(calc(-1*--spacing(1)))] [position-anchor:--popover] " +
  "supports-[position-area:end]:inset-auto supports-[position-area:end]:mx-0 supports-[position-area:end]:my-2 " +
  "[position-area:block-end_span-inline-end] [position-try-fallbacks:flip-block,flip-inline,flip-block_flip-inline]";
