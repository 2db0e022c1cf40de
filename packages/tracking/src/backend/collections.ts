import type { Field } from "../core/fields.ts";
import type { TrackingSet } from "../core/set.ts";

/** A collection of PocketBase, as its migrations take it. */
export type Collection = {
  name: string;
  listRule: string | null;
  createRule: string;
  updateRule: string | null;
  fields: ({ name: string; type: string } & Record<string, unknown>)[];
  indexes: string[];
  /** SQL by the name of each trigger. */
  triggers?: Record<string, string>;
};
type Table = Readonly<Record<string, Field>>;

/** PocketBase's own, which the server alone sets. */
const STAMPS = ["created", "updated"];

/**
 * The collections of a set, made from its tables of fields: limits, and rules that let exactly that be sent which the
 * tracker sends.
 *
 * @throws Error where a name would not do.
 */
export function collectionsOf({
  collections,
  sessionFields,
  visitFields,
  eventFields,
}: TrackingSet): Collection[] {
  const names = [...Object.values(collections), ...Object.keys({ ...sessionFields, ...visitFields })];
  const wrong = names.find((text) => !/^[a-z]\w*$/i.test(text));
  if (wrong !== undefined)
    throw new Error(`"${wrong}" isn't a valid name: a letter, then letters, digits and _.`);
  return [
    {
      name: collections.sessions,
      // Finds a row by its complete ID. No % and no _ is in one: this compares as LIKE does.
      listRule: "@request.query.filter ~ session_id",
      createRule: [
        notSent(STAMPS),
        "page_count = 1 && unique_page_count = 1 && converted = false && conversion_type = ''",
      ].join(" && "),
      updateRule: [
        notSent(["id", ...STAMPS, ...fixed(sessionFields)]),
        "(@request.body.converted:isset = false || @request.body.converted = true)",
        "(@request.body.conversion_type:isset = false || (@request.body.converted = true && @request.body.conversion_type != ''))",
      ].join(" && "),
      fields: fieldsOf(sessionFields),
      indexes: [
        index(collections.sessions, "session_id", "UNIQUE INDEX"),
        index(collections.sessions, "created"),
      ],
      triggers: countingTriggers(collections),
    },
    {
      name: collections.page_visits,
      listRule: null,
      createRule: notSent([...STAMPS, ...changed(visitFields)]),
      updateRule: [
        notSent(["id", ...STAMPS, ...fixed(visitFields)]),
        "@request.body.end_time:isset = true",
        "created >= @yesterday",
      ].join(" && "),
      fields: fieldsOf(visitFields),
      indexes: [
        index(collections.page_visits, "session_id", "INDEX", ", `page_path`"),
        index(collections.page_visits, "created"),
      ],
    },
    {
      name: collections.events,
      listRule: null,
      createRule: notSent(STAMPS),
      updateRule: null,
      fields: fieldsOf(eventFields),
      indexes: ["session_id", "created", "name"].map((field) => index(collections.events, field)),
    },
  ];
}

const fixed = (table: Table) => Object.keys(table).filter((name) => !table[name]?.changedBy);
const changed = (table: Table) => Object.keys(table).filter((name) => table[name]?.changedBy);
const notSent = (names: string[]) => names.map((name) => `@request.body.${name}:isset = false`).join(" && ");
const index = (collection: string, field: string, kind = "INDEX", more = "") =>
  `CREATE ${kind} \`idx_${collection}_${field}\` ON \`${collection}\` (\`${field}\`${more})`;

/** No person views more pages in a session: counting stops there, because it takes longer the more there are. */
const MAX_COUNTED = 10_000;

/** Triggers by which the database counts a session's visits itself, whichever arrives first. */
function countingTriggers({ sessions, page_visits }: TrackingSet["collections"]): Record<string, string> {
  const counted = (field: string, what: string) =>
    `${field} = MAX(${field}, (SELECT COUNT(${what}) FROM ${page_visits} WHERE session_id = NEW.session_id))`;
  const update = `BEGIN UPDATE ${sessions} SET ${counted("page_count", "*")}, ${counted("unique_page_count", "DISTINCT page_path")} WHERE session_id = NEW.session_id AND page_count < ${MAX_COUNTED}; END`;
  return {
    [`${page_visits}_counted`]: `AFTER INSERT ON ${page_visits} ${update}`,
    [`${sessions}_counted`]: `AFTER INSERT ON ${sessions} ${update}`,
  };
}

function fieldsOf(table: Table): Collection["fields"] {
  return [
    ...Object.entries(table).map(([name, { changedBy: _, ...field }]) => ({
      name,
      // A hook knows more of properties, in characters.
      ...(field.type === "json" ? { type: field.type, maxSize: 10_000 } : field),
      ...MORE[field.type],
    })),
    { name: "created", type: "autodate", onCreate: true },
    { name: "updated", type: "autodate", onCreate: true, onUpdate: true },
  ];
}

/** What PocketBase has to be told beside what a table says. */
const MORE: Partial<Record<Field["type"], object>> = {
  select: { maxSelect: 1 },
  number: { onlyInt: true },
  date: { min: "2020-01-01 00:00:00.000Z" },
};
