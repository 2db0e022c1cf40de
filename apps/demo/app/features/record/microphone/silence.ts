/** Below it there is nobody speaking: a muted microphone gives 0. */
const QUIET = 0.1;
/** Longer than a pause to think, in milliseconds. */
const TOO_LONG = 4000;
/** A screen that is not drawn, as in a hidden tab, hears nothing: longer gaps do not count. */
const LONGEST_GAP = 200;

/**
 * Notices a microphone that gives no sound.
 *
 * @returns what takes each level, from 0 to 1, with its moment in milliseconds, and tells whether it has been silent
 *   for too long by then.
 */
export function createSilenceDetector(): (level: number, now: number) => boolean {
  let silentFor = 0;
  let last: number | undefined;
  return (level, now) => {
    const gap = now - (last ?? now);
    last = now;
    if (level >= QUIET) silentFor = 0;
    else if (gap <= LONGEST_GAP) silentFor += gap;
    return silentFor >= TOO_LONG;
  };
}
