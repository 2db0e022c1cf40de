import { useEffect } from "react";
import { useLocation } from "react-router";
import { trackedPath } from "../paths.ts";
import { useLanguage } from "../routing/use-view.ts";
import { tracker } from "./tracker.ts";

/** Tracks every view shown, in its language. */
export function useTrackViews(): void {
  const language = useLanguage();
  const path = trackedPath(useLocation().pathname);
  useEffect(() => {
    tracker.setLanguage(language);
    // The tracker may come later than the next view.
    tracker.pageView({ path, title: document.title });
  }, [language, path]);
}
