/** Words that content blockers match: advertising and analytics scripts. They block any file with such a name. */
const BLOCKED =
  /track|analy|page-?view|visit|stat(s|istic)|metric|telemetry|beacon|pixel|counter|event|session|conversion|insight|advert|\bads?\b|banner|sponsor|affiliate|popup|cookie|consent/i;

/**
 * Returns whether content blockers may block an address because of its words.
 *
 * @example isRejectedName("stats-panel") ⇒ true
 */
export function isRejectedName(name: string): boolean {
  return BLOCKED.test(name);
}

/** Names of built files: only a hash if content blockers would block the name. */
export const fileNames = {
  entryFileNames: ({ name }: { name: string }) => `${stem(name)}.js`,
  chunkFileNames: ({ name }: { name: string }) => `${stem(name)}.js`,
  assetFileNames: ({ names }: { names: string[] }) =>
    `${stem(names[0]?.replace(/\.\w+$/, "") ?? "")}[extname]`,
  // Letters and digits: a separator could split them into a blocked word.
  hashCharacters: "base36",
} as const;

function stem(name: string): string {
  return name && !isRejectedName(name) ? "assets/[name]-[hash]" : "assets/[hash]";
}
