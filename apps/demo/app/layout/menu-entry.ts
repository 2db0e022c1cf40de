/**
 * State of the history entry of the phone's open menu. It identifies the document, so that the menu is closed after a
 * reload.
 */
export const menuEntry = { menuIn: globalThis.performance.timeOrigin };

/** Returns whether a history entry's state is the open menu's. */
export function isMenuEntry(state: unknown): boolean {
  return (state as Partial<typeof menuEntry> | null)?.menuIn === menuEntry.menuIn;
}
