import { DatabaseSync } from "node:sqlite";
import { workerData } from "node:worker_threads";
import { bundleBeyond, claimBundle, claimMails, settleMail } from "../mail/claims.ts";
import { answerCalls } from "../process/worker-calls.ts";
import { copyLog, emptyLog, eraseLeads, hasCopiesInLog, openForErasing } from "./erase.ts";
import { findLeads } from "./find-leads.ts";
import { changeFollowUp } from "./follow-up.ts";

/** Ms to wait for other writers. */
const BUSY_TIMEOUT = 5000;

const { file } = workerData as { file: string };
const database = openForErasing(file, BUSY_TIMEOUT);
const readOnly = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT });

/** Has a function work on the database. */
const on =
  <Values extends unknown[], Result>(
    of: DatabaseSync,
    work: (of: DatabaseSync, ...values: Values) => Result,
  ) =>
  (...values: Values) =>
    work(of, ...values);

const functions = {
  findLeads: on(readOnly, findLeads),
  changeFollowUp: on(database, changeFollowUp),
  eraseLeads: on(database, eraseLeads),
  copyLog: on(database, copyLog),
  emptyLog: () => emptyLog(database),
  hasCopiesInLog: on(database, hasCopiesInLog),
  bundleBeyond: on(database, bundleBeyond),
  claimMails: on(database, claimMails),
  claimBundle: on(database, claimBundle),
  settleMail: on(database, settleMail),
};

/** What the worker does for the main thread. */
export type LeadFunctions = typeof functions;

answerCalls(functions);
