import { useStore } from "@voxlog/browser/store";
import { demoNow } from "@voxlog/demo-data/dashboard";
import { dictation } from "@voxlog/demo-data/dictation";
import type { Recording } from "@voxlog/demo-data/recordings";
import { currentUser, teamMembers } from "@voxlog/demo-data/team";
import { brand } from "@voxlog/product";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { processedStatus, reviewEdits, syncModeSwitches } from "../edits/review-edits.ts";
import { useSamples } from "./processed-samples.ts";
import { type KeptRecording, useKeptRecordings } from "./user/user-recordings.ts";

/** The recordings that the role looked through may see, the user recordings before the samples: a member has their own. */
export function useRecordings(): readonly ListedRecording[] {
  const { t } = useTranslation("demo");
  const userRecordings = useKeptRecordings();
  const reviews = useStore(reviewEdits);
  const switches = useStore(syncModeSwitches);
  const samples = useSamples();
  return useMemo(
    () => [
      ...userRecordings.map((user, index) => ({
        id: user.id,
        title:
          user.file ??
          (user.isCall
            ? t(($) => $.userRecording.called, { agent: brand.agent })
            : t(($) => $.userRecording.title)),
        date: demoDate(userRecordings.length - index - 1),
        duration: Math.round(user.duration / 1000),
        client:
          user.file ??
          (user.isCall ? t(($) => $.userRecording.callClient) : t(($) => $.userRecording.client)),
        contact: user.file
          ? t(($) => $.userRecording.uploaded)
          : user.isCall
            ? t(($) => $.userRecording.byPhone)
            : t(($) => $.userRecording.contact),
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
    [userRecordings, reviews, samples, switches, t],
  );
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
  user?: KeptRecording;
};

/** The sample whose transcript and analysis stand, labeled as such, in the place of a user recording's. */
export const sampleForUser = dictation;

/** The colleague whose conversation it was; none where it is the visitor's own. */
export function colleagueOf({ owner }: ListedRecording) {
  return teamMembers.find(({ id, isCurrentUser }) => id === owner && !isCurrentUser);
}
