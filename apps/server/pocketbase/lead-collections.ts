import { type LeadField, leadFields, originFields } from "@voxlog/product";

type Collection = { name: string; createRule?: string; fields: object[]; indexes: string[] };

const stamps = [
  { name: "created", type: "autodate", onCreate: true },
  { name: "updated", type: "autodate", onCreate: true, onUpdate: true },
];
const RELATIONS = { signup: "signups", demo_request: "demo_requests" };
const relations = Object.entries(RELATIONS).map(([name, collection]) => {
  return { name, type: "relation", collection, cascadeDelete: true, maxSelect: 1 };
});
const text = (name: string, max: number) => ({ name, type: "text", max });
const number = (name: string, more: object) => ({ name, type: "number", onlyInt: true, ...more });
const select = (name: string, values: string[], required = false) => {
  return { name, type: "select", maxSelect: 1, values, required };
};

/** Returns the collections of leads, of their emails and of what became of them, as a migration defines them. */
export function collectionsOfLeads(): Collection[] {
  return [
    ...Object.entries(leadFields).map(([name, fields]) => ({
      name,
      // The server chooses these, whatever is sent.
      createRule: ["id", "created", "updated"]
        .map((field) => `@request.body.${field}:isset = false`)
        .join(" && "),
      fields: [
        ...fields.map(leadField),
        ...stamps,
        ...originFields.map((field) => ({ type: "text", ...field })),
      ],
      indexes: [
        `CREATE INDEX \`idx_${name}_created\` ON \`${name}\` (\`created\`)`,
        `CREATE INDEX \`idx_${name}_email\` ON \`${name}\` (lower(\`email\`))`,
        // Finds addresses with other characters than ASCII's, whose case SQLite can't fold.
        `CREATE INDEX \`idx_${name}_non_ascii\` ON \`${name}\` (octet_length(\`email\`) > length(\`email\`))`,
      ],
    })),
    outbox,
    followUps,
  ];
}

/** PocketBase validates email addresses itself, and a hook limits their length. */
function leadField({ name, type, max, required, pattern }: LeadField): object {
  if (type === "email") return { name, type, required };
  return { name, type: "text", required, max, pattern: pattern?.source ?? (required && "\\S") };
}

const uniqueByLead = (collection: string, more = "") =>
  Object.keys(RELATIONS).map(
    (name) =>
      `CREATE UNIQUE INDEX \`idx_${collection}_${name}\` ON \`${collection}\` (\`${name}\`${more}) WHERE \`${name}\` != ''`,
  );

/**
 * The emails that leads ask for, and what is sent to other systems. A row is written with its lead, in one transaction,
 * and remembers what became of it. It repeats nothing of the lead, and is erased with it.
 */
const outbox: Collection = {
  name: "outbox",
  fields: [
    select("kind", ["lead", "confirmation", "webhook"], true),
    ...relations,
    select("status", ["waiting", "sending", "sent", "failed"], true),
    number("tries", { min: 0 }),
    // When it's tried next. While it's being sent: when its sender counts as gone.
    { name: "due", type: "date", required: true },
    // The mail server's last answer.
    text("error", 500),
    ...stamps,
    // Filled in by a program, by the field that people don't see; sent faster than anybody types; or without proof of
    // work.
    select("held", ["trap", "quick", "unproven"]),
    { name: "bundled", type: "bool" },
    number("repeats", { min: 0 }),
  ],
  indexes: [
    "CREATE INDEX `idx_outbox_due` ON `outbox` (`status`, `due`)",
    ...uniqueByLead("outbox", ", `kind`"),
  ],
};

/** Whether a lead was answered, by whom, and a note. Visitors send none of it. */
const followUps: Collection = {
  name: "follow_ups",
  fields: [
    ...relations,
    // Empty until it's answered.
    { name: "answered", type: "date" },
    text("note", 2000),
    // Rises with each change, so that a writer can't overwrite a change they haven't seen.
    number("revision", { min: 1, required: true }),
    ...stamps,
    // Email addresses of accounts, which stay when an account is removed.
    text("answeredBy", 254),
    text("assigned", 254),
  ],
  indexes: uniqueByLead("follow_ups"),
};
