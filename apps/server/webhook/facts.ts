import { storedFieldNames, withoutHidden } from "@voxlog/product";
import type { StoredLead } from "../mail/emails.ts";

const OWN = ["id", "kind", "received", "name"] as const;

/** The facts of a lead that a webhook can send. */
export const FACTS: readonly string[] = [...OWN, ...storedFieldNames()];

/** Returns a lead's facts: the stored fields without hidden characters, and others that a receiver needs. */
export function factsOf({ collection, received, lead }: StoredLead): Record<string, string> {
  const texts = Object.fromEntries(
    storedFieldNames().map((name) => [name, withoutHidden(String(lead[name] ?? ""))]),
  );
  return {
    id: String(lead["id"]),
    kind: collection === "signups" ? "signup" : "demo_request",
    received: new Date(received).toISOString(),
    name: `${texts["firstName"]} ${texts["lastName"]}`.trim(),
    ...texts,
  };
}
