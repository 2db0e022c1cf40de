import { setTimeout as sleep } from "node:timers/promises";
import type { Outbox } from "../mail/send-due-mails.ts";
import type { WriteTurns } from "../pocketbase/write-turns.ts";
import { startCalls } from "../process/worker-calls.ts";
import type { LeadKey, LeadQuery, ListedLead } from "./find-leads.ts";
import type { FollowUpChange } from "./follow-up.ts";
import type { LeadFunctions } from "./leads-worker.ts";

/** The leads in PocketBase's database, by a worker: neither a search nor the lock of another writer stops this thread. */
export type LeadStore = {
  /** Returns the leads that a query asks for, as JSON. */
  find(query: LeadQuery): Promise<string>;
  /** Changes a follow-up as `changeFollowUp` does. */
  change(key: LeadKey, change: FollowUpChange): Promise<{ isSaved: boolean; lead: ListedLead } | undefined>;
  /**
   * Erases a lead with its emails and follow-up.
   *
   * @returns whether there was one, and whether no copy of it is left; while a program reads an earlier state of the
   * database, the log holds one, and is emptied as soon as possible.
   */
  erase(key: LeadKey): Promise<{ isErased: boolean; isOverwritten: boolean }>;
  outbox: Outbox;
  close(): Promise<void>;
};

/** Ms that a commit waits for PocketBase's writes at most. */
const MAX_YIELD = 250;
/** Tries to empty the log before a request is answered, and ms between them; then ms between those in the background. */
const [LOG_TRIES, LOG_PAUSE, LOG_RETRY] = [5, 50, 5000];

/** Opens the leads of a database, and finishes an erasure that the last server didn't. */
export async function openLeadStore(file: string, turns: WriteTurns): Promise<LeadStore> {
  const { calls, close } = startCalls<LeadFunctions>(new URL("./leads-worker.ts", import.meta.url), { file });
  const commit = <T>(work: () => Promise<T>) => turns.commit(MAX_YIELD, work);
  const closing = new AbortController();
  let retrying: Promise<void> | undefined;

  const emptyLog = async (tries: number) => {
    for (let left = tries; left > 0; left--) {
      await calls.copyLog();
      if (await commit(() => calls.emptyLog())) return true;
      if (left > 1) await sleep(LOG_PAUSE);
    }
    return false;
  };
  const retry = async () => {
    do await sleep(LOG_RETRY, undefined, { signal: closing.signal });
    while (!(await emptyLog(1)));
  };
  const completeErasure = async () => {
    const isComplete = await emptyLog(LOG_TRIES);
    if (!isComplete) {
      retrying ??= retry()
        .catch(() => undefined)
        .finally(() => {
          retrying = undefined;
        });
    }
    return isComplete;
  };

  if (await calls.hasCopiesInLog()) await completeErasure();
  return {
    find: (query) => calls.findLeads(query),
    change: (key, change) => commit(() => calls.changeFollowUp(key, change)),
    async erase(key) {
      const isErased = (await commit(() => calls.eraseLeads(key))) > 0;
      return { isErased, isOverwritten: isErased && (await completeErasure()) };
    },
    outbox: {
      bundleBeyond: (mailsPerHour) => commit(() => calls.bundleBeyond(mailsPerHour)),
      claimMails: () => commit(() => calls.claimMails()),
      claimBundle: () => commit(() => calls.claimBundle()),
      settleMail: (mail, outcome) => commit(() => calls.settleMail(mail, outcome)),
    },
    async close() {
      closing.abort();
      await retrying;
      await close();
    },
  };
}
