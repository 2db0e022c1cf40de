import { useEffect, useState } from "react";

/** How often the time is looked at: what shows minutes is half a minute late at most. */
const EVERY = 30_000;

/** The time, in ms since 1970, which goes on while the page is looked at. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const look = () => setNow(Date.now());
    const timer = setInterval(look, EVERY);
    // A hidden tab has slept.
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return now;
}
