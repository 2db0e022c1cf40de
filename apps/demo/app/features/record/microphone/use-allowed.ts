import { useEffect, useEffectEvent } from "react";
import { microphonePermission } from "../microphone.ts";

/**
 * Waits for the visitor to allow the microphone in the browser's own settings.
 *
 * @param isWaiting whether there is something to wait for.
 */
export function useAllowed(isWaiting: boolean, onAllowed: () => void): void {
  const tell = useEffectEvent(onAllowed);
  useEffect(() => {
    if (!isWaiting) return;
    const ending = new AbortController();
    void microphonePermission().then((permission) => {
      permission?.addEventListener("change", () => permission.state === "granted" && tell(), {
        signal: ending.signal,
      });
    });
    return () => ending.abort();
  }, [isWaiting]);
}
