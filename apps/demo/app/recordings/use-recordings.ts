import { useStore } from "@voxlog/browser/store";
import { demoNow } from "@voxlog/demo-data/dashboard";
import type { Recording, RecordingStatus } from "@voxlog/demo-data/recordings";
import { currentUser, teamMembers } from "@voxlog/demo-data/team";
import { brand } from "@voxlog/product";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type Note, noteEdits } from "../edits/note-edits.ts";
import { useConnectedCrm } from "../edits/prospect.ts";
import { type Review, reviewEdits } from "../edits/review-edits.ts";
import { useSamples } from "./processed-samples.ts";
import { type SavedRecording, useSavedRecordings } from "./user/user-recordings.ts";

/** The recordings that the role looked through may see, the user recordings before the samples: a member has their own. */
export function useRecordings(): readonly ListedRecording[] {
  const { t } = useTranslation("demo");
  const userRecordings = useSavedRecordings();
  const reviews = useStore(reviewEdits);
  const notes = useStore(noteEdits);
  const samples = useSamples();
  const crm = useConnectedCrm();
  return useMemo(
    () => [
      ...userRecordings.map((user, index): ListedRecording => {
        const { id, file } = user;
        const kind = file ? "file" : (user.way ?? "microphone");
        const gist = notes[id]?.gist;
        const status = user.status === "processing" ? user.status : readStatus(notes[id], reviews[id]);
        return {
          id,
          title: file ?? t(($) => $.userRecording.titles[kind], { agent: brand.agent }),
          date: demoDate(userRecordings.length - index - 1),
          duration: Math.round(user.duration / 1000),
          client: gist?.client || file || t(($) => $.userRecording.titles[kind], { agent: brand.agent }),
          contact: gist?.contact || t(($) => $.userRecording.from[kind]),
          status,
          crm,
          owner: currentUser.id,
          user,
        };
      }),
      ...samples,
    ],
    [userRecordings, notes, reviews, samples, crm, t],
  );
}

/** The status of the visitor's own words: they go to the CRM when the visitor has approved what was made of them. */
function readStatus(note: Note | undefined, review: Review | undefined): RecordingStatus {
  if (!note?.gist) return "empty";
  return review?.isApproved ? "synced" : "review";
}

/**
 * When a user recording was made by the demo's clock, which stands still: one a minute, from the demo's now on. Their
 * own date would lie in the future of a week that the samples fill.
 *
 * @param earlier how many the visitor made before.
 */
function demoDate(earlier: number): string {
  const [local, offset] = [demoNow.slice(0, -6), demoNow.slice(-6)]; // Lists compare dates as they are written.
  return new Date(Date.parse(`${local}Z`) + earlier * 60_000).toISOString().replace(".000Z", offset);
}

/** A recording as the lists show it: one of the samples, or one that the visitor made. */
export type ListedRecording = Recording & {
  /** What the visitor recorded; samples have none. */
  user?: SavedRecording;
};

/** The colleague whose conversation it was; none where it is the visitor's own. */
export function colleagueOf({ owner }: ListedRecording) {
  return teamMembers.find(({ id, isCurrentUser }) => id === owner && !isCurrentUser);
}
