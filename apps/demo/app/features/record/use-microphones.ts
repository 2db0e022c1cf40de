import { useEffect, useState } from "react";

/**
 * The microphones that can be chosen from, kept up to date as they come and go. Browsers name them only while one
 * is open.
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
