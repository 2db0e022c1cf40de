import { useEffect, useEffectEvent, useState } from "react";
import { microphonePermission } from "./microphone.ts";

/**
 * Returns the connected microphones. Browsers only name them while one is open.
 */
export function useMicrophones(): readonly MediaDeviceInfo[] {
  const [microphones, setMicrophones] = useState<readonly MediaDeviceInfo[]>([]);

  useEffect(() => {
    const devices = navigator.mediaDevices;
    let isOver = false;
    const look = async () => {
      const all = await devices.enumerateDevices().catch(() => []);
      if (!isOver) setMicrophones(all.filter(({ kind, deviceId }) => kind === "audioinput" && deviceId));
    };
    void look();
    devices.addEventListener("devicechange", look);
    return () => {
      isOver = true;
      devices.removeEventListener("devicechange", look);
    };
  }, []);

  return microphones;
}

/**
 * Watches for the visitor to allow the microphone in the browser's settings.
 *
 * @param isWaiting whether to watch.
 */
export function useGrantedPermission(isWaiting: boolean, onAllowed: () => void): void {
  const notify = useEffectEvent(onAllowed);
  useEffect(() => {
    if (!isWaiting) return;
    const controller = new AbortController();
    void microphonePermission().then((permission) => {
      permission?.addEventListener("change", () => permission.state === "granted" && notify(), {
        signal: controller.signal,
      });
    });
    return () => controller.abort();
  }, [isWaiting]);
}
