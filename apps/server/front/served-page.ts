import type { IncomingMessage } from "node:http";
import { describeClient } from "@voxlog/tracking/describe-client";

/** Pages without a tracker: the reports, the admin and the API. */
const UNTRACKED = /^\/(reports|_|api)([/?]|$)/;

/**
 * Returns whether a response is a page for someone whose view is counted: a browser that opens it, not a bot, not in
 * advance, and without Global Privacy Control.
 */
export function isServedPage({ method, url = "", headers }: IncomingMessage, status: number): boolean {
  // Programs seldom send it. Browsers do over TLS: https://w3c.github.io/webappsec-fetch-metadata/
  if (method !== "GET" || headers["sec-fetch-dest"] !== "document") return false;
  if ((status !== 200 && status !== 304) || headers["sec-purpose"] || headers["sec-gpc"] === "1")
    return false;
  return !UNTRACKED.test(url) && !describeClient({ userAgent: headers["user-agent"] ?? "" }).bot;
}
