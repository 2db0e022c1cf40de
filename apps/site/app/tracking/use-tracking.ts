import { trackForms, trackOutboundLinks } from "@voxlog/tracking/events";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { trackedPath } from "../routing/paths.ts";
import { useLanguage } from "../routing/use-view.ts";
import { tracker } from "./tracker.ts";

/** Tracks views with their language, forms, and outbound links. */
export function useTracking(): void {
  const language = useLanguage();
  const path = trackedPath(useLocation().pathname);
  useEffect(() => {
    tracker.setLanguage(language);
    // Read now: the tracker may load after the next view.
    tracker.pageView({ path, title: document.title });
  }, [language, path]);
  // At once, because a form may be left before the tracker loads. After the view, to which its events belong.
  useEffect(() => {
    const until = new AbortController();
    trackForms(tracker, until);
    trackOutboundLinks(tracker, until);
    return () => until.abort();
  }, []);
}
