import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";

/**
 * Serves the part of ClickHouse's HTTP interface that the official client uses, on top of chDB:
 * https://clickhouse.com/docs/interfaces/http. Ignores settings: chDB doesn't support those for inserts. Runs as its
 * own process, sends its address to its parent and exits with it.
 */
type Session = {
  queryAsync(query: string, options?: object): Promise<{ text(): string }>;
  queryBindAsync(query: string, parameters: object, options?: object): Promise<{ text(): string }>;
};

const { values } = parseArgs({
  options: { library: { type: "string" }, data: { type: "string" }, port: { type: "string" } },
});
const { library = "", data = "", port = "0" } = values;
const { Session } = createRequire(join(library, "package.json"))("chdb") as {
  Session: new (folder: string) => Session;
};
const session = new Session(data);
let database = "default";

const server = createServer((request, response) => {
  handle(request, response).catch((error: Error) => {
    const code = /Code: (\d+)/.exec(error.message)?.[1];
    response.writeHead(code ? 400 : 500, code ? { "X-ClickHouse-Exception-Code": code } : {});
    response.end(error.message.replace("Query failed: ", ""));
  });
});

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  if (pathname === "/ping") return void response.end("Ok.\n");
  const body = await text(request);
  const query = searchParams.get("query");
  await use(searchParams.get("database") ?? "default");
  const parameters = readParameters(searchParams);
  const sql = query ? `${query}\n${body}` : body;
  const result = query
    ? await session.queryAsync(sql)
    : await session.queryBindAsync(sql, parameters, { format: "TabSeparated" });
  response.setHeader("X-ClickHouse-Summary", '{"read_rows":"0","read_bytes":"0"}');
  response.setHeader("X-ClickHouse-Query-Id", searchParams.get("query_id") ?? "");
  response.end(result.text());
}

async function use(wanted: string): Promise<void> {
  if (wanted === database) return;
  await session.queryAsync(`USE \`${wanted}\``);
  database = wanted;
}

/** Query parameters have the format of tab-separated files. */
function readParameters(parameters: URLSearchParams): Record<string, string> {
  const escapes: Record<string, string> = { t: "\t", n: "\n", r: "\r", 0: "\0", b: "\b", f: "\f" };
  const unescaped = (value: string) => value.replace(/\\(.)/gs, (_, char: string) => escapes[char] ?? char);
  return Object.fromEntries(
    [...parameters]
      .filter(([name]) => name.startsWith("param_"))
      .map(([name, value]) => [name.slice("param_".length), unescaped(value)]),
  );
}

process.once("disconnect", () => process.exit());
server.listen(Number(port), "127.0.0.1", () => process.send?.("listening"));
