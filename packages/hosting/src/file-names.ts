/**
 * Words by which content blockers find what to block: advertisements, and scripts that watch visitors.
 * A file that is called so does not arrive, whatever is in it.
 */
const BLOCKED =
  /track|analy|page-?view|visit|stat(s|istic)|metric|telemetry|beacon|pixel|counter|event|session|conversion|insight|advert|\bads?\b|banner|sponsor|affiliate|popup|cookie|consent/i;

/**
 * Whether content blockers may block an address for the words in it.
 *
 * @example isRejectedName("stats-panel") ⇒ true
 */
export function isRejectedName(name: string): boolean {
  return BLOCKED.test(name);
}

/** The names of built files, without those that content blockers block: such a file is called by its hash alone. */
export const fileNames = {
  entryFileNames: ({ name }: { name: string }) => `${stem(name)}.js`,
  chunkFileNames: ({ name }: { name: string }) => `${stem(name)}.js`,
  assetFileNames: ({ names }: { names: string[] }) =>
    `${stem(names[0]?.replace(/\.\w+$/, "") ?? "")}[extname]`,
  // Letters and digits: a separator among them could make a word.
  hashCharacters: "base36",
} as const;

function stem(name: string): string {
  return name && !isRejectedName(name) ? "assets/[name]-[hash]" : "assets/[hash]";
}
