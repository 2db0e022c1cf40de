import { type Recording, type RecordingId, recordings } from "@voxlog/demo-data/recordings";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type KeptRecording, useKeptRecordings } from "./user/user-recordings.ts";

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

/** A recording as the lists show it: one of the samples, or one that the visitor made. */
export type ListedRecording = Recording & {
  /** What the visitor recorded; samples have none. */
  own?: KeptRecording;
};

/** The sample whose transcript and analysis stand, labelled as such, in the place of a visitor's own. */
export const sampleOfOwn: Recording & { id: RecordingId } = find("kappers-bouwliften");

function find(id: RecordingId): Recording & { id: RecordingId } {
  // Every id has its recording: the type is made from the list.
  return recordings.find((recording) => recording.id === id) ?? recordings[0];
}
