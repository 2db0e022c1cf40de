/** For the button that opens a panel. */
export const anchorClass = "kit:[anchor-name:--popover]";

/**
 * Look and position of a panel: below its anchor's start, or wherever there is room. Browsers without anchor
 * positioning show it at the window's lower edge, within a thumb's reach. At most half the window, which fits above or
 * below any button.
 */
export const panelClass =
  "kit:inset-auto kit:inset-x-3 kit:bottom-3 kit:mx-auto kit:w-fit kit:max-w-[calc(100%-(--spacing(6)))] kit:overflow-y-auto kit:overscroll-contain " +
  "kit:max-h-[min(--spacing(112),calc(50dvh-(--spacing(14))))] kit:rounded-lg kit:border kit:border-border kit:bg-surface-raised kit:text-text kit:shadow-lg " +
  "kit:animate-enter kit:[--motion-from:translateY(calc(-1*--spacing(1)))] kit:[position-anchor:--popover] " +
  "kit:supports-[position-area:end]:inset-auto kit:supports-[position-area:end]:mx-0 kit:supports-[position-area:end]:my-2 " +
  "kit:[position-area:block-end_span-inline-end] kit:[position-try-fallbacks:flip-block,flip-inline,flip-block_flip-inline]";
