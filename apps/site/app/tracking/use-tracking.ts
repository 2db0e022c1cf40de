import { trackForms, trackOutboundLinks } from "@voxlog/tracking/events";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { trackedPath } from "../routing/paths.ts";
import { useLanguage } from "../routing/use-view.ts";
import { tracker } from "./tracker.ts";

/** Tracks every view shown, in its language, and what visitors begin, leave and follow on it. */
export function useTracking(): void {
  const language = useLanguage();
  const path = trackedPath(useLocation().pathname);
  useEffect(() => {
    tracker.setLanguage(language);
    // The tracker may come later than the next view.
    tracker.pageView({ path, title: document.title });
  }, [language, path]);
  // From the first moment, and after the view: a form may be left before the tracker comes.
  useEffect(() => {
    const until = new AbortController();
    trackForms(tracker, until);
    trackOutboundLinks(tracker, until);
    return () => until.abort();
  }, []);
}
