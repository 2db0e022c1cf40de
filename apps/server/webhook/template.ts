export type Template = { contentType: string; fill(facts: Readonly<Record<string, string>>): string };

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/**
 * Reads a template: JSON, or a form (`name=value&…`). `{{company}}` stands for that fact, and `{{lastName|company}}` for
 * the first that isn't empty. Empty texts are left out, and so are lists and objects of only empty texts: most CRMs
 * would clear the field.
 *
 * @throws Error that says what is wrong.
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
