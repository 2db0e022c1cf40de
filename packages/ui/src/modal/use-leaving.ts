import { useEffect, useEffectEvent, useState } from "react";
import { afterFrame } from "../after-frame/after-frame.ts";

/**
 * Whether a panel is open: no longer once it was asked to leave, of which its owner hears after the frame that shows it.
 *
 * @param isWanted whether its owner wants it open.
 * @returns that, and what asks it to leave.
 */
export function useLeaving(
  isWanted: boolean,
  onOpenChange: (open: boolean) => void,
): [open: boolean, leave: () => void] {
  const [isLeaving, setLeaving] = useState(false);
  if (isLeaving && !isWanted) setLeaving(false);
  const tell = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    if (isLeaving) return afterFrame(tell);
  }, [isLeaving]);
  return [isWanted && !isLeaving, () => setLeaving(true)];
}
