import { prepareLead } from "../leads/check-lead.ts";
import { CLIENT_HEADER } from "../pocketbase/child.ts";
import type { WriteTurns } from "../pocketbase/write-turns.ts";
import type { FormPage } from "./form-pages.ts";

/** Ms to wait for PocketBase. */
const TIMEOUT = 20_000;

/** Stores a lead. Returns the answer's status, and the database's code for each wrong field. */
export type CreateLead = (
  page: FormPage,
  lead: Record<string, string>,
  network: string,
) => Promise<{ status: number; codes: Record<string, string> }>;

/** Creates what stores a form's lead by the same request as any other, so that it has the same limits and emails. */
export function createLeadRequest(
  pocketbaseUrl: string,
  turns: WriteTurns,
  { languages, needsProof }: { languages: readonly string[]; needsProof: boolean },
): CreateLead {
  return async ({ collection, language }, lead, network) => {
    // Work can't be proven without JavaScript.
    const { headers, body } = prepareLead(lead, language, languages, needsProof);
    const leaveTurn = await turns.enterPocketBase();
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
      leaveTurn();
    }
  };
}
