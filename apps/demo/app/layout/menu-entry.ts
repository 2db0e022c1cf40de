/**
 * State of the history entry that the open menu of small screens is, so that the way back closes it. It names the
 * document that it was opened in: after a reload the menu is closed, whatever the history says.
 */
export const menuEntry = { menuIn: globalThis.performance.timeOrigin };

/** Whether an entry's state says that the menu is open. */
export function isMenuEntry(state: unknown): boolean {
  return (state as Partial<typeof menuEntry> | null)?.menuIn === menuEntry.menuIn;
}
