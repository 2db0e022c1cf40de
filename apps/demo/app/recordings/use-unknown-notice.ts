import { recordings } from "@voxlog/demo-data/recordings";
import { useToast } from "@voxlog/ui/toast";
import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useRecordingsLoaded } from "./user/user-recordings.ts";

/**
 * Reports an ID that is unknown, or hidden from the viewed role, once the recordings are loaded. A recording that was
 * deleted while open needs no message.
 */
export function useUnknownNotice(openId: string | null, isThere: boolean, giveUp: () => void): void {
  const { t } = useTranslation("demo");
  const toast = useToast();
  const areRead = useRecordingsLoaded();
  const shownId = useRef<string>(null);
  const isUnknown = openId !== null && areRead && !isThere;
  const notify = useEffectEvent(() => {
    if (shownId.current === openId) return;
    const isColleagues = recordings.some(({ id }) => id === openId);
    toast(isColleagues ? t(($) => $.recordings.colleagues) : t(($) => $.recordings.own.unknown), {
      tone: "info",
    });
    giveUp();
  });
  useEffect(() => {
    if (isThere) shownId.current = openId;
    if (isUnknown) notify();
  }, [openId, isThere, isUnknown]);
}
