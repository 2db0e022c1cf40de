import { storedFieldNames, withoutHidden } from "@voxlog/product";
import type { ClaimedLead } from "../mail/emails.ts";

const OWN = ["id", "kind", "received", "name"] as const;

/** The facts of a lead that a webhook can send. */
const FACTS: readonly string[] = [...OWN, ...storedFieldNames()];

/** Returns a lead's facts: the stored fields without hidden characters, and others that a receiver needs. */
export function factsOf({ collection, received, lead }: ClaimedLead): Record<string, string> {
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

export type Template = { contentType: string; fill(facts: Readonly<Record<string, string>>): string };

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/**
 * Reads a template: JSON, or a form (`name=value&…`). `{{company}}` stands for that fact, and `{{lastName|company}}` for
 * the first that isn't empty. Empty texts are left out, and so are lists and objects of only empty texts: most CRMs
 * would clear the field.
 *
 * @throws Error that says what is wrong.
 */
export function readTemplate(text: string): Template {
  const names = [...text.matchAll(PLACEHOLDER)].flatMap(([, found = ""]) => found.split("|"));
  const unknown = names.find((name) => !FACTS.includes(name));
  if (unknown !== undefined)
    throw new Error(`{{${unknown}}} isn't a fact of a lead. These are: ${FACTS.join(", ")}.`);
  if (!/^\s*[{[]/.test(text)) {
    const fields = [...new URLSearchParams(text)];
    return {
      contentType: "application/x-www-form-urlencoded",
      fill(values) {
        const filled = fields.map(([name, value]) => [name, fillIn(value, values)]);
        return String(new URLSearchParams(filled.filter(([, value]) => value)));
      },
    };
  }
  JSON.parse(text);
  return {
    contentType: "application/json",
    fill: (values) => JSON.stringify(JSON.parse(text, (_, value) => fillJson(value, values))),
  };
}

const fillIn = (text: string, facts: Readonly<Record<string, string>>) =>
  text
    .replace(PLACEHOLDER, (_, names: string) => {
      const name = names.split("|").find((each) => facts[each]);
      return name ? (facts[name] ?? "") : "";
    })
    .trim();

/** Fills in a JSON value whose children are filled in. Returns nothing if it's empty. */
function fillJson(value: unknown, facts: Readonly<Record<string, string>>): unknown {
  if (typeof value === "string") return fillIn(value, facts) || undefined;
  // An element that was left out is a hole.
  const filled = Array.isArray(value) ? value.filter(() => true) : value;
  return typeof filled === "object" && filled && Object.keys(filled).length === 0 ? undefined : filled;
}
