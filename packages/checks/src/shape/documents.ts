import { posix } from "node:path";

/** Reads a file by its path from the root; undefined if it doesn't exist. */
type Read = (path: string) => string | undefined;

const LINK = /\]\((?![a-z]+:)(?<path>[^)#\s]*)#(?<anchor>[^)\s]+)\)/g;
const HEADING = /^#+ (?<text>.+)$/gm;
const COMMAND = /\bpnpm(?:@12)? (?:--filter (?<filter>\S+) )?(?:run )?(?<script>[a-z][\w:-]*)/g;
const NODE = /\bnode (?<file>(?:apps|packages)\/[\w./-]+\.ts)/g;
/** pnpm's own commands, and programs in node_modules/.bin. */
const BUILT_IN = new Set(["exec", "install", "add", "pack", "publish", "changeset", "vite", "run"]);

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(" ", "-");

/** Returns links to headings that don't exist. */
export function deadAnchors(document: string, text: string, read: Read): string[] {
  return [...text.matchAll(LINK)].flatMap(({ groups: { path = "", anchor = "" } = {} }) => {
    const target = path === "" ? document : posix.join(posix.dirname(document), path);
    const content = target.endsWith(".md") ? read(target) : undefined;
    if (content === undefined) return [];
    const headings = [...content.matchAll(HEADING)].map(({ groups }) => anchorOf(groups?.["text"] ?? ""));
    return headings.includes(anchor) ? [] : [`${path}#${anchor}`];
  });
}

/**
 * Returns commands that don't exist: scripts of the root, of the document's package or of the one that `--filter`
 * names, and files that `node` runs.
 */
export function deadCommands(document: string, text: string, read: Read): string[] {
  const own = /^(?:apps|packages)\/[^/]+\//.exec(document)?.[0] ?? "";
  const commands = [...text.matchAll(COMMAND)].filter(({ groups: { filter = "", script = "" } = {} }) => {
    if (BUILT_IN.has(script) || filter === "NAME") return false;
    const folders = filter === "" ? ["", own] : foldersOf(filter);
    return !folders.some((folder) => script in scriptsOf(read(`${folder}package.json`)));
  });
  const files = [...text.matchAll(NODE)].filter(({ groups }) => read(groups?.["file"] ?? "") === undefined);
  return [...commands, ...files].map(([command]) => command);
}

const foldersOf = (filter: string) => {
  const name = filter.replace("@voxlog/", "");
  return [`packages/${name}/`, `apps/${name}/`];
};

function scriptsOf(manifest: string | undefined): Record<string, string> {
  const { scripts = {} } = JSON.parse(manifest ?? "{}") as { scripts?: Record<string, string> };
  return scripts;
}
