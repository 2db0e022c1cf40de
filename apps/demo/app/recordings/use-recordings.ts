import { recordings } from "@voxlog/demo-data/recordings";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ListedRecording } from "./listed-recording.ts";
import { useKeptRecordings } from "./user/user-recordings.ts";
import { sampleOfOwn } from "./own/sample-of-own.ts";

/** All recordings, the visitor's own before the samples. */
export function useRecordings(): readonly ListedRecording[] {
  const { t } = useTranslation("demo");
  const kept = useKeptRecordings();
  return useMemo(
    () => [
      ...kept.map((own) => ({
        id: own.id,
        title: own.file ?? t(($) => $.recordings.own.title),
        date: own.date,
        duration: Math.round(own.duration / 1000),
        client: own.file ?? t(($) => $.recordings.own.client),
        contact: own.file ? t(($) => $.recordings.own.uploaded) : t(($) => $.recordings.own.contact),
        status: own.status,
        crm: sampleOfOwn.crm,
        own,
      })),
      ...recordings,
    ],
    [kept, t],
  );
}
