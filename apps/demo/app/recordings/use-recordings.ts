import { useStore } from "@voxlog/browser/store";
import { type Recording, type RecordingId, recordings } from "@voxlog/demo-data/recordings";
import { currentUser, teamMembers } from "@voxlog/demo-data/team";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { viewedRole } from "../edits/account-edits.ts";
import { processedStatus, reviewEdits, syncModeSwitches } from "../edits/review-edits.ts";
import { type KeptRecording, useKeptRecordings } from "./user/user-recordings.ts";

/** The recordings that the role looked through may see, the user recordings before the samples: a member has their own. */
export function useRecordings(): readonly ListedRecording[] {
  const { t } = useTranslation("demo");
  const kept = useKeptRecordings();
  const reviews = useStore(reviewEdits);
  const switches = useStore(syncModeSwitches);
  const samples = useSamples();
  return useMemo(
    () => [
      ...kept.map((user) => ({
        id: user.id,
        title: user.file ?? t(($) => $.recordings.own.title),
        date: user.date,
        duration: Math.round(user.duration / 1000),
        client: user.file ?? t(($) => $.recordings.own.client),
        contact: user.file ? t(($) => $.recordings.own.uploaded) : t(($) => $.recordings.own.contact),
        status:
          user.status === "synced"
            ? processedStatus(reviews[user.id], switches, user.keptAt ?? 0)
            : user.status,
        crm: sampleForUser.crm,
        owner: currentUser.id,
        sentiment: user.status === "processing" ? null : sampleForUser.sentiment,
        user,
      })),
      ...samples,
    ],
    [kept, reviews, samples, switches, t],
  );
}

/** The samples among them. */
export function useSamples(): readonly Recording[] {
  return useStore(viewedRole) === "Admin" ? recordings : ownSamples;
}

const ownSamples = recordings.filter(({ owner }) => owner === currentUser.id);

/** A recording as the lists show it: one of the samples, or one that the visitor made. */
export type ListedRecording = Recording & {
  /** What the visitor recorded; samples have none. */
  user?: KeptRecording;
};

/** The sample whose transcript and analysis stand, labelled as such, in the place of a user recording's. */
export const sampleForUser: Recording & { id: RecordingId } = find("kappers-bouwliften");

function find(id: RecordingId): Recording & { id: RecordingId } {
  // Every id has its recording: the type is made from the list.
  return recordings.find((recording) => recording.id === id) ?? recordings[0];
}

/** The colleague whose conversation it was; none where it is the visitor's own. */
export function colleagueOf({ owner }: ListedRecording) {
  return teamMembers.find(({ id, isCurrentUser }) => id === owner && !isCurrentUser);
}
