import { useEffect } from "react";

/** Keeps the screen awake, where the browser lets it: phones stop listening when they fall asleep. */
export function useWakeLock(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const request = async () => {
      try {
        const granted = await navigator.wakeLock?.request("screen");
        if (isOver) await granted?.release();
        else lock = granted;
      } catch {
        // A nearly empty battery, for one; the recording goes on.
      }
    };
    // A page that is hidden loses its lock.
    const requestAgain = () => document.visibilityState === "visible" && void request();
    void request();
    document.addEventListener("visibilitychange", requestAgain);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", requestAgain);
      void lock?.release().catch(() => {});
    };
  }, [isActive]);
}
