import { useEffect } from "react";
import { useLocation } from "react-router";
import { trackedPath } from "../paths.ts";
import { useLanguage } from "../routing/use-view.ts";
import { tracker } from "./site-tracking.ts";

/** Tracks every view shown after the first, and what changes about the visitor. */
export function useTrackViews(devMode: boolean): void {
  const language = useLanguage();
  const path = trackedPath(useLocation().pathname);
  useEffect(() => tracker?.setDevMode(devMode), [devMode]);
  useEffect(() => {
    tracker?.setLanguage(language);
    tracker?.pageView({ path });
  }, [language, path]);
}
