import { readDevMode, writeDevMode } from "@voxlog/tracking/browser";
import { useEffect, useState } from "react";
import { tracker } from "../tracking/tracker.ts";

/** The flag that marks a browser as a developer's; known once the page is hydrated. */
export function useDevMode(): { on: boolean; toggle: () => void } {
  const [on, setOn] = useState(false);
  useEffect(() => setOn(readDevMode()), []);
  function toggle(): void {
    writeDevMode(!on);
    setOn(!on);
    tracker.setDevMode(!on);
  }
  return { on, toggle };
}
