import { recordings } from "@voxlog/demo-data/recordings";
import { useToast } from "@voxlog/ui/toast";
import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useRecordingsLoaded } from "./user/user-recordings.ts";

/**
 * Leaves an ID that is unknown, or hidden from the viewed role, once the recordings are loaded, with a message unless
 * the recording was open: then it was deleted, possibly in another tab.
 */
export function useUnknownNotice(openId: string | null, isThere: boolean, giveUp: () => void): void {
  const { t } = useTranslation("demo");
  const toast = useToast();
  const areRead = useRecordingsLoaded();
  const shownId = useRef<string>(null);
  const isUnknown = openId !== null && areRead && !isThere;
  const leave = useEffectEvent(() => {
    const isColleagues = recordings.some(({ id }) => id === openId);
    if (shownId.current !== openId)
      toast(isColleagues ? t(($) => $.recordings.colleagues) : t(($) => $.recordings.own.unknown), {
        tone: "info",
      });
    giveUp();
  });
  useEffect(() => {
    if (isThere) shownId.current = openId;
    if (isUnknown) leave();
  }, [openId, isThere, isUnknown]);
}
