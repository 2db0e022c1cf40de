import { storedFieldNames } from "@voxlog/product";
import type { StoredLead } from "../mail/emails.ts";

const OWN = ["id", "kind", "received", "name"] as const;

/** What a webhook can tell of a lead. */
export const FACTS: readonly string[] = [...OWN, ...storedFieldNames()];

/** Returns the facts of a lead: what is stored, and what receivers would have to work out. */
export function factsOf({ collection, received, lead }: StoredLead): Record<string, string> {
  const texts = Object.fromEntries(storedFieldNames().map((name) => [name, String(lead[name] ?? "")]));
  return {
    id: String(lead["id"]),
    kind: collection === "signups" ? "signup" : "demo_request",
    received: new Date(received).toISOString(),
    name: `${texts["firstName"]} ${texts["lastName"]}`.trim(),
    ...texts,
  };
}
