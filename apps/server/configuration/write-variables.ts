// `pnpm --filter @voxlog/server variables`: generates the variables in the guides and the compose files. A test compares
// them.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { tables, type Variable } from "./variables.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..");

type TableName = keyof typeof tables;
const rowsOf = (name: TableName): [string, Variable][] => Object.entries(tables[name]);

function guide(table: TableName): string[] {
  const shown = ({ shown, default: value }: Variable) => shown ?? (value ? `\`${value}\`` : "none");
  const rows = rowsOf(table).map(([name, each]) => `| \`${name}\` | ${shown(each)} | ${each.purpose} |`);
  return ["", "| variable | default | purpose |", "| --- | --- | --- |", ...rows, ""];
}

const DOCUMENTED = ["server", "mail", "webhook", "operation"] as const;
const partsOf = (write: (table: TableName) => string[], tables: readonly TableName[] = DOCUMENTED) =>
  tables.map((table) => [table, () => write(table)] as const);

const PARTS: Record<string, (readonly [name: string, lines: () => string[]])[]> = {
  "apps/server/README.md": partsOf(guide),
  "apps/server/collector/README.md": partsOf(guide, ["collector"]),
  "compose.yaml": [["server", () => containers("server", "      ")]],
  "compose.scale.yaml": [["collector", () => containers("collector", "    ")]],
};

/** Tables whose variables only the server's container gets. */
const SERVERS: readonly TableName[] = ["mail", "webhook", "operation"];

function containers(container: "server" | "collector", indent: string): string[] {
  const names = Object.keys(tables) as TableName[];
  return names.flatMap((table) =>
    rowsOf(table).flatMap(([name, each]) => {
      const those = each.containers ?? (SERVERS.includes(table) ? ["server"] : []);
      return those.includes(container) ? [`${indent}${name}:`] : [];
    }),
  );
}

/** Returns each file's current and generated text. */
export async function renderVariables(): Promise<{ path: string; before: string; after: string }[]> {
  return Promise.all(
    Object.entries(PARTS).map(async ([path, parts]) => {
      const before = await readFile(join(ROOT, path), "utf8");
      let after = before;
      for (const [name, lines] of parts) {
        const marker = new RegExp(`(^.*variables: ${name}\\b.*\\n)[^]*?(^.*end of variables.*$)`, "m");
        if (!marker.test(after)) throw new Error(`${path} doesn't have the marker "variables: ${name}".`);
        after = after.replace(
          marker,
          (_, start: string, end: string) => `${start}${lines().join("\n")}\n${end}`,
        );
      }
      return { path, before, after };
    }),
  );
}

if (import.meta.main)
  for (const { path, after } of await renderVariables()) await writeFile(join(ROOT, path), after);
