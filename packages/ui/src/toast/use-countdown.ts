import { useEffect, useEffectEvent, useRef } from "react";

/** Calls `onEnd` once `duration` milliseconds have passed, not counting the time that it is paused. */
export function useCountdown(duration: number, paused: boolean, onEnd: () => void): void {
  const remaining = useRef(duration);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (paused) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => end(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - startedAt;
    };
  }, [paused]);
}
