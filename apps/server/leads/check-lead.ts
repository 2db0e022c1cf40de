import { originFields } from "@voxlog/product";
import { apiError } from "../front/api.ts";
import { createOrigins } from "../front/cors.ts";
import { type Check, readFields } from "../front/guard.ts";
import { LEAD_HEADER } from "../pocketbase/child.ts";
import type { CheckProof } from "./proof-of-work.ts";

const LEADS = /^\/api\/collections\/(signups|demo_requests)\/records$/;
/** Ms: no person fills in and sends a form faster. */
const MIN_FILL_TIME = 1000;

/**
 * Creates the check of leads before PocketBase stores them. A header passes its result to the hook that stores a lead
 * and its emails. Leads that the owner enters aren't checked.
 *
 * @param origins those whose pages may send leads; `*` for any.
 */
export function checkLeads(
  origins: readonly string[],
  languages: readonly string[],
  checkProof?: CheckProof,
): Check {
  const { expectOwnPage } = createOrigins(origins);
  return async (guarded, role) => {
    const { request, path } = guarded;
    if (request.method !== "POST" || !LEADS.test(path) || role === "owner") return undefined;
    expectOwnPage(request);
    const fields = await readFields(guarded);
    // Deep ones would overflow the stack when they're written as text.
    if (Object.values(fields).some((value) => value && typeof value === "object"))
      throw apiError(400, "A lead's fields must be text.");
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
 * Returns why a lead looks like spam: the honeypot, which people don't see, is filled in, or the form was sent faster
 * than a person could. A client that sends neither is trusted.
 */
function spamReason({ website, took }: Record<string, unknown>): "" | "trap" | "quick" {
  if (website) return "trap";
  return /^\d+$/.test(String(took ?? "")) && Number(took) < MIN_FILL_TIME ? "quick" : "";
}

function originOf(fields: Record<string, unknown>, acceptedLanguage = "", languages: readonly string[] = []) {
  const textOf = (name: string, max: number) => [...String(fields[name] ?? "")].slice(0, max).join("");
  const [, accepted = ""] = /^\s*([a-z]+)/i.exec(acceptedLanguage) ?? [];
  const wanted = [String(fields["language"]), accepted.toLowerCase()];
  const language = wanted.find((each) => languages.includes(each)) ?? languages[0] ?? "";
  return { ...Object.fromEntries(originFields.map(({ name, max }) => [name, textOf(name, max)])), language };
}
