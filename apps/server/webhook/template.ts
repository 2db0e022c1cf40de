/** The body of a webhook's requests, as the owner writes it. */
export type Template = { contentType: string; fill(facts: Readonly<Record<string, string>>): string };

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/**
 * Reads a template: JSON, or a form (`name=value&…`). In its texts `{{company}}` is that fact, and `{{lastName|company}}`
 * the first of them that isn't empty. A text that ends up empty is left out, and so is a list or object of such texts:
 * most CRMs would empty the field.
 *
 * @throws Error that names what is wrong.
 */
export function readTemplate(text: string, facts: readonly string[]): Template {
  const names = [...text.matchAll(PLACEHOLDER)].flatMap(([, found = ""]) => found.split("|"));
  const unknown = names.find((name) => !facts.includes(name));
  if (unknown !== undefined)
    throw new Error(`{{${unknown}}} isn't a fact of a lead. These are: ${facts.join(", ")}.`);
  if (!/^\s*[{[]/.test(text)) {
    const fields = [...new URLSearchParams(text)];
    return {
      contentType: "application/x-www-form-urlencoded",
      fill: (values) =>
        new URLSearchParams(
          fields.map(([name, value]) => [name, fillIn(value, values)]).filter(([, value]) => value),
        ).toString(),
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

/** Fills in a value of JSON, whose own values are already filled in; nothing if it's empty. */
function fillJson(value: unknown, facts: Readonly<Record<string, string>>): unknown {
  if (typeof value === "string") return fillIn(value, facts) || undefined;
  // What was left out of a list is a hole.
  const filled = Array.isArray(value) ? value.filter(() => true) : value;
  return typeof filled === "object" && filled && Object.keys(filled).length === 0 ? undefined : filled;
}
