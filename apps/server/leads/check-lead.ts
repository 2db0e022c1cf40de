import { originFields } from "@voxlog/product";
import { apiError } from "../front/api.ts";
import { createOrigins } from "../front/cors.ts";
import { type Check, readFields } from "../front/guard.ts";
import { LEAD_HEADER } from "../pocketbase/child.ts";
import type { CheckProof } from "./proof-of-work.ts";

const LEADS = /^\/api\/collections\/(signups|demo_requests)\/records$/;
/** Faster than this, in ms, no visitor reads a form, fills it in and sends it. */
const QUICKEST = 1000;

/** What the check depends on. */
export type LeadCheckOptions = {
  /** Whose pages may send leads, and `*` for any. */
  origins: readonly string[];
  /** The languages that emails are written in; the first is the default. */
  languages: readonly string[];
  /** Checks the proof of work, if leads need one. */
  checkProof: CheckProof | undefined;
};

/**
 * Creates the check of leads before PocketBase stores them. A header has its result for the hook that stores a lead with
 * its emails. Leads that the owner enters aren't checked.
 */
export function checkLeads({ origins, languages, checkProof }: LeadCheckOptions): Check {
  const { know } = createOrigins(origins);
  return async (guarded, holder) => {
    const { request, path } = guarded;
    if (request.method !== "POST" || !LEADS.test(path) || holder?.role === "owner") return undefined;
    // A browser needs no permission to send another site's form. A program that isn't a browser names no page.
    const { origin, "sec-fetch-site": from } = request.headers;
    const isOwn = origin ? know(request) : from !== "cross-site" || origins.includes("*");
    if (!isOwn && from !== "same-origin") throw apiError(403, "Leads are only accepted from our own pages.");
    const fields = await readFields(guarded);
    const answer = checkProof?.(fields["altcha"]);
    if (answer) return { answer };
    const { headers, body } = prepareLead(fields, request.headers["accept-language"], languages);
    return { headers, body: Buffer.from(body) };
  };
}

/**
 * Returns a lead as PocketBase receives it, with the header in which the hook finds why it looks like a program's.
 *
 * @param isUnproven whether leads have to prove work, and this one can't.
 */
export function prepareLead(
  fields: Record<string, unknown>,
  acceptedLanguage: string | undefined,
  languages: readonly string[],
  isUnproven = false,
): { headers: Record<string, string>; body: string } {
  const checked = spamReason(fields) || (isUnproven ? "unproven" : "valid");
  const origin = originOf(fields, acceptedLanguage, languages);
  return {
    headers: { [LEAD_HEADER]: checked, "Content-Type": "application/json" },
    body: JSON.stringify({ ...fields, ...origin }),
  };
}

/**
 * Returns why a lead looks like the work of a program: the form's trap, which people don't see, is filled in, or it was
 * sent sooner than a person could. A client that sends neither is trusted.
 */
function spamReason({ website, took }: Record<string, unknown>): "" | "trap" | "quick" {
  if (website) return "trap";
  return /^\d+$/.test(String(took ?? "")) && Number(took) < QUICKEST ? "quick" : "";
}

/** Cuts off what is too long of a lead's origin, and has its language be one that emails are written in. */
function originOf(
  fields: Record<string, unknown>,
  acceptedLanguage = "",
  languages: readonly string[] = [],
): Record<string, string> {
  const textOf = (name: string, max: number) => [...String(fields[name] ?? "")].slice(0, max).join("");
  const [, accepted = ""] = /^\s*([a-z]+)/i.exec(acceptedLanguage) ?? [];
  const wanted = [String(fields["language"]), accepted.toLowerCase()];
  const language = wanted.find((each) => languages.includes(each)) ?? languages[0] ?? "";
  return { ...Object.fromEntries(originFields.map(({ name, max }) => [name, textOf(name, max)])), language };
}
