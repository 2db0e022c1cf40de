/**
 * Gives an item of a rotation its turn; from there it goes on as before, or stands still if it is paused.
 *
 * @param step how long a turn takes, in milliseconds
 */
export function rotateTo(rotation: Element, index: number, step: number): void {
  for (const animation of rotation.getAnimations({ subtree: true })) {
    if (animation instanceof CSSAnimation) animation.currentTime = index * step;
  }
}
