import { DatabaseSync } from "node:sqlite";
import { workerData } from "node:worker_threads";
import { bundleBeyond, type ClaimedMail, claimBundle, claimMails, settleMail } from "../mail/claims.ts";
import type { Outcome } from "../mail/deliver.ts";
import { answerCalls } from "../process/worker-calls.ts";
import { copyLog, type ErasedLeads, emptyLog, eraseLeads, hasCopiesInLog, openForErasing } from "./erase.ts";
import { findLeads, type LeadKey, type LeadQuery } from "./find-leads.ts";
import { changeFollowUp, type FollowUpChange } from "./follow-up.ts";

/** Ms to wait for other writers. */
const BUSY_TIMEOUT = 5000;

const { file } = workerData as { file: string };
const database = openForErasing(file, BUSY_TIMEOUT);
const readOnly = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT });

const functions = {
  findLeads: (query: LeadQuery) => findLeads(readOnly, query),
  changeFollowUp: (key: LeadKey, change: FollowUpChange) => changeFollowUp(database, key, change),
  eraseLeads: (which: ErasedLeads) => eraseLeads(database, which),
  copyLog: () => copyLog(database),
  emptyLog: () => emptyLog(database),
  hasCopiesInLog: () => hasCopiesInLog(database),
  bundleBeyond: (mailsPerHour: number) => bundleBeyond(database, mailsPerHour),
  claimMails: () => claimMails(database),
  claimBundle: () => claimBundle(database),
  settleMail: (mail: ClaimedMail, outcome: Outcome) => settleMail(database, mail, outcome),
};

/** What the worker does for the main thread. */
export type LeadFunctions = typeof functions;

answerCalls(functions);
