import { storedEdits } from "../edits/stored-edits.ts";

/** What a key opens. */
export type Command = "palette" | "shortcuts" | "record";

/** The keys of each command, as they are written for the reader. */
export const commandKeys: readonly { command: Command; key: string }[] = [
  { command: "palette", key: "/" },
  { command: "record", key: "n" },
  { command: "shortcuts", key: "?" },
];

/**
 * Whether keys without Ctrl or ⌘ do something. Visitors who dictate, or press keys by accident, can turn them off, as
 * WCAG 2.1.4 asks.
 */
export const singleKeys = storedEdits("single-keys", true, (value) => typeof value === "boolean");

/** Where letters are typed, or keys have a meaning of their own. */
const OWN_KEYS = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";

/**
 * The command that a key asks for, if any. Ctrl K and ⌘K work everywhere; other keys where no one types and no dialog
 * is open.
 */
export function commandOf(
  event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "target" | "defaultPrevented">,
  isFree: { singleKeys: boolean; page: boolean },
): Command | undefined {
  if (event.defaultPrevented || event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === "k" ? "palette" : undefined;
  if (!isFree.singleKeys || !isFree.page) return undefined;
  if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return undefined;
  return commandKeys.find(({ key }) => key === event.key)?.command;
}
