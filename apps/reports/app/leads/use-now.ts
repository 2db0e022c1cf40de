import { useEffect, useState } from "react";

/** Interval between updates, in ms: minutes are at most half a minute late. */
const INTERVAL = 30_000;

/** Returns the current time, in ms since 1970, updated while the page is visible. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const update = () => setNow(Date.now());
    const timer = setInterval(update, INTERVAL);
    // Timers of a hidden tab don't run.
    document.addEventListener("visibilitychange", update);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", update);
    };
  }, []);
  return now;
}
