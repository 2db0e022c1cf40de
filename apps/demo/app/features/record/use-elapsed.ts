import { useEffect, useState } from "react";
import type { RunningTake } from "./take/start-take.ts";

const LOOK_MS = 200;

/** How long a recording is by now, in whole seconds. */
export function useElapsed(take: RunningTake): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const look = () => setSeconds(Math.floor(take.elapsed() / 1000));
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [take]);
  return seconds;
}
