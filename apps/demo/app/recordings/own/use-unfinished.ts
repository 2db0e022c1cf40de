import { useEffect, useState } from "react";
import type { OwnRecording } from "./own-recording.ts";
import { unfinishedRecordings } from "./unfinished-recordings.ts";

/** What was being recorded when a page went, newest first; `lookAgain` after one of them was dealt with. */
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

  return { unfinished, lookAgain: () => setLooks(looks + 1) };
}
