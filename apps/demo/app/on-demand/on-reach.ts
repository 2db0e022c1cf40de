/** Handlers for what is prepared when a pointer, a finger or focus comes near it, ahead of the press. */
export const onReach = (prepare: () => void) => ({
  onPointerEnter: prepare,
  onFocus: prepare,
  onTouchStart: prepare,
});
