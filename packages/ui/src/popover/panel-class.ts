/** Of the button that a panel opens next to. */
export const anchorClass = "kit:[anchor-name:--popover]";

/**
 * The look and the place of what opens next to its anchor: at its start below it, or wherever there is room. Browsers that
 * cannot place it there show it at the lower edge of the window, where a thumb reaches it. Half the window is as much as there
 * is above or below any button.
 */
export const panelClass =
  "kit:inset-auto kit:inset-x-3 kit:bottom-3 kit:mx-auto kit:w-fit kit:max-w-[calc(100%-(--spacing(6)))] kit:overflow-y-auto kit:overscroll-contain " +
  "kit:max-h-[min(--spacing(112),calc(50dvh-(--spacing(14))))] kit:rounded-lg kit:border kit:border-border kit:bg-surface-raised kit:text-text kit:shadow-lg " +
  "kit:animate-enter kit:[--motion-from:translateY(calc(-1*--spacing(1)))] kit:[position-anchor:--popover] " +
  "kit:supports-[position-area:end]:inset-auto kit:supports-[position-area:end]:mx-0 kit:supports-[position-area:end]:my-2 " +
  "kit:[position-area:block-end_span-inline-end] kit:[position-try-fallbacks:flip-block,flip-inline,flip-block_flip-inline]";
