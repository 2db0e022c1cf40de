import type { LeadCollection } from "@voxlog/product";
import type { Language } from "@voxlog/texts/mail";
import { prepareLead } from "../leads/check-lead.ts";
import { CLIENT_HEADER } from "../pocketbase/child.ts";
import type { WriteLock } from "../pocketbase/write-lock.ts";

export type FormPage = { collection: LeadCollection; language: Language; thanks: string; topic?: string };

/** Ms to wait for PocketBase. */
const TIMEOUT = 20_000;

/** Stores a lead. Returns the response's status, and the error code of each invalid field. */
export type CreateLead = (
  page: FormPage,
  lead: Record<string, string>,
  network: string,
) => Promise<{ status: number; codes: Record<string, string> }>;

/** Stores a form's lead with the same request that scripts send, so that the same limits and emails apply. */
export function createLeadRequest(
  pocketbaseUrl: string,
  writeLock: WriteLock,
  languages: readonly string[],
  needsProof: boolean,
): CreateLead {
  return async ({ collection, language }, lead, network) => {
    // A form without JavaScript can't have a proof of work.
    const { headers, body } = prepareLead(lead, language, languages, needsProof);
    const releaseLock = await writeLock.enterPocketBase();
    try {
      const response = await fetch(`${pocketbaseUrl}/api/collections/${collection}/records`, {
        method: "POST",
        headers: { ...headers, [CLIENT_HEADER]: network },
        body,
        signal: AbortSignal.timeout(TIMEOUT),
      });
      const { data = {} } = (await response.json()) as { data?: Record<string, { code: string }> };
      const codes = Object.entries(data).map(([name, { code }]) => [name, code]);
      return { status: response.status, codes: Object.fromEntries(codes) };
    } catch {
      return { status: 503, codes: {} };
    } finally {
      releaseLock();
    }
  };
}
