import type { Field } from "../core/fields.ts";
import type { TrackingSet } from "../core/set.ts";

/** A set's collection, as PocketBase's API describes it, and the triggers of its table. */
export type Collection = ReturnType<typeof collectionsOf>[number];
type Table = Readonly<Record<string, Field>>;

/** PocketBase's own fields, which only the server sets. */
const STAMPS = ["created", "updated"];

/** Returns a set's collections, with limits and rules that allow only the tracker's requests. */
export function collectionsOf(set: TrackingSet) {
  const { collections, sessionFields, visitFields, eventFields } = set;
  const fields: Table = { ...sessionFields, ...visitFields };
  const names = [...Object.values(collections), ...Object.keys(fields)];
  const wrong = names.find((text) => !/^[a-z]\w*$/i.test(text));
  if (wrong !== undefined)
    throw new Error(`"${wrong}" isn't a valid name: a letter, then letters, digits and _.`);
  const [empty] =
    Object.entries(fields).find(([, field]) => field.type === "select" && !field.values[0]) ?? [];
  if (empty) throw new Error(`${empty} has no values. Add some, or leave out its list.`);
  return [
    {
      name: collections.sessions,
      // Finds a row by its complete ID. `~` compares as LIKE, but IDs contain neither % nor _.
      listRule: "@request.query.filter ~ session_id",
      createRule: `${notSent(STAMPS)} && page_count = 1 && unique_page_count = 1 && converted = false && conversion_type = ''`,
      updateRule: [
        notSent(["id", ...STAMPS, ...fixed(sessionFields)]),
        "(@request.body.converted:isset = false || @request.body.converted = true)",
        "(@request.body.conversion_type:isset = false || (@request.body.converted = true && @request.body.conversion_type != ''))",
      ].join(" && "),
      fields: fieldsOf(sessionFields),
      indexes: [
        index(collections.sessions, "session_id", "UNIQUE INDEX"),
        index(collections.sessions, "created"),
        index(collections.sessions, "converted", "INDEX", ", `created`) WHERE (`converted` = TRUE"),
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
        // A view that waited for a connection may be older.
        "(created >= @yesterday || updated >= @yesterday)",
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

/** More than a person views in a session. Counting stops here, since it slows down with each view. */
const MAX_COUNTED = 10_000;

/** Returns triggers that count a session's visits in the database, in whatever order rows arrive. */
function countingTriggers({ sessions, page_visits }: TrackingSet["collections"]): Record<string, string> {
  const counted = (field: string, what: string) =>
    `${field} = MAX(${field}, (SELECT COUNT(${what}) FROM ${page_visits} WHERE session_id = NEW.session_id))`;
  const update = `BEGIN UPDATE ${sessions} SET ${counted("page_count", "*")}, ${counted("unique_page_count", "DISTINCT page_path")} WHERE session_id = NEW.session_id AND page_count < ${MAX_COUNTED}; END`;
  return {
    [`${page_visits}_counted`]: `AFTER INSERT ON ${page_visits} ${update}`,
    [`${sessions}_counted`]: `AFTER INSERT ON ${sessions} ${update}`,
  };
}

function fieldsOf(table: Table): ({ name: string; type: string } & Record<string, unknown>)[] {
  return [
    ...Object.entries(table).map(([name, { changedBy: _, ...field }]) => ({
      name,
      // The hook limits properties more strictly, in characters.
      ...(field.type === "json" ? { type: field.type, maxSize: 10_000 } : field),
      ...MORE[field.type],
    })),
    { name: "created", type: "autodate", onCreate: true },
    { name: "updated", type: "autodate", onCreate: true, onUpdate: true },
  ];
}

const MORE: Partial<Record<Field["type"], object>> = {
  select: { maxSelect: 1 },
  number: { onlyInt: true },
  date: { min: "2020-01-01 00:00:00.000Z" },
};
