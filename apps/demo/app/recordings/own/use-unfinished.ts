import { useCallback, useEffect, useState } from "react";
import type { OwnRecording } from "../user/user-recording.ts";
import { unfinishedRecordings } from "../user/unfinished-recordings.ts";

/**
 * What was being recorded when a page went, newest first; `lookAgain` after one of them was dealt with. Whoever comes
 * back to the page may have dealt with one in another.
 */
export function useUnfinished(): { unfinished: readonly OwnRecording[]; lookAgain: () => void } {
  const [unfinished, setUnfinished] = useState<readonly OwnRecording[]>([]);
  const [looks, setLooks] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each look is another.
  useEffect(() => {
    let isOver = false;
    void unfinishedRecordings().then((found) => !isOver && setUnfinished(found));
    return () => {
      isOver = true;
    };
  }, [looks]);

  const lookAgain = useCallback(() => setLooks((before) => before + 1), []);
  useEffect(() => {
    const look = () => !document.hidden && lookAgain();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [lookAgain]);

  return { unfinished, lookAgain };
}
