import type { SQLInputValue } from "node:sqlite";
import { workerData } from "node:worker_threads";
import { outboxFunctions } from "../mail/claims.ts";
import { addPlainAddress } from "../mail/plain-address.ts";
import { exposeFunctions } from "../process/worker-calls.ts";
import { copyLog, emptyLog, hasCopiesInLog, openForErasing } from "./erase.ts";
import { findLeads, openForSearch } from "./find-leads.ts";
import { changeFollowUp, eraseLead, resendWebhook } from "./follow-up.ts";

/** Ms to wait for other writers. */
const BUSY_TIMEOUT = 5000;

const { file } = workerData as { file: string };
const database = openForErasing(file, BUSY_TIMEOUT);
addPlainAddress(database);
const readOnly = openForSearch(file, BUSY_TIMEOUT);

const functions = {
  findLeads: findLeads.bind(null, readOnly),
  changeFollowUp: changeFollowUp.bind(null, database),
  eraseLead: eraseLead.bind(null, database),
  copyLog: copyLog.bind(null, database),
  emptyLog: () => emptyLog(database),
  hasCopiesInLog: hasCopiesInLog.bind(null, database),
  resendWebhook: resendWebhook.bind(null, database),
  ...outboxFunctions(database),
  /** Runs another write, and returns the number of changed rows. */
  run: (sql: string, values: Record<string, SQLInputValue> = {}) =>
    Number(database.prepare(sql).run(values).changes),
};

export type LeadFunctions = typeof functions;

exposeFunctions(functions);
