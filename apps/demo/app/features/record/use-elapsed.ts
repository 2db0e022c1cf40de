import { useEffect, useState } from "react";
import type { RunningTake } from "./start-recording.ts";

const LOOK_MS = 200;

/**
 * How long a recording is by now, in whole seconds.
 *
 * @param isPaused whether it stands still: what is shown from then on is what was recorded.
 */
export function useElapsed(take: RunningTake, isPaused: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const look = () => setSeconds(Math.floor(take.elapsed() / 1000));
    look();
    if (isPaused) return;
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [take, isPaused]);
  return seconds;
}
