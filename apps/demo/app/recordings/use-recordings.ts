import { useStore } from "@voxlog/browser/store";
import { demoNow } from "@voxlog/demo-data/dashboard";
import type { Recording, RecordingStatus } from "@voxlog/demo-data/recordings";
import { currentUser, teamMembers } from "@voxlog/demo-data/team";
import { brand } from "@voxlog/product";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { accountEdits } from "../edits/account-edits.ts";
import { type Note, noteEdits } from "../edits/note-edits.ts";
import { useConnectedCrm } from "../edits/prospect.ts";
import { type Review, reviewEdits } from "../edits/review-edits.ts";
import { useSamples } from "./processed-samples.ts";
import { type SavedRecording, useSavedRecordings } from "./user/user-recordings.ts";

/** Returns the recordings that the viewed role may see: the visitor's own, then the samples. */
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

/** Returns the status of the visitor's own words. They go to the CRM once the visitor has approved the result. */
function readStatus(note: Note | undefined, review: Review | undefined): RecordingStatus {
  if (!note?.gist) return "empty";
  return review?.isApproved ? "synced" : "review";
}

/**
 * Returns the date of a visitor's recording in the demo's week: one per minute from the demo's now on.
 *
 * @param earlier count of the visitor's earlier recordings.
 */
function demoDate(earlier: number): string {
  const [local, offset] = [demoNow.slice(0, -6), demoNow.slice(-6)]; // Lists compare dates as strings.
  return new Date(Date.parse(`${local}Z`) + earlier * 60_000).toISOString().replace(".000Z", offset);
}

/** A recording in a list: a sample, or the visitor's own. */
export type ListedRecording = Recording & {
  /** The visitor's recording; samples have none. */
  user?: SavedRecording;
};

/** Returns a function that names the seller who had a conversation, the visitor as in their account. */
export function useSellerName(): (recording: ListedRecording) => string {
  const { name } = useStore(accountEdits);
  return (recording) => colleagueOf(recording)?.name ?? name;
}

/** Returns the colleague who had the conversation; undefined if it is the visitor's own. */
export function colleagueOf({ owner }: ListedRecording) {
  return teamMembers.find(({ id, isCurrentUser }) => id === owner && !isCurrentUser);
}
