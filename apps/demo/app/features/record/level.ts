import { useEffect, useEffectEvent } from "react";
import { listen } from "./microphone/listen.ts";

/** Tells a component how loud a microphone is: see `listen`. */
export function useLevel(stream: MediaStream, onLevel: (level: number, now: number) => void): void {
  const tell = useEffectEvent(onLevel);
  useEffect(() => listen(stream, (level, now) => tell(level, now)), [stream]);
}
