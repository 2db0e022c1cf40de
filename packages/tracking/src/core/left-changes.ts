import type { VisitEnd } from "./fields.ts";
import type { PageWindow } from "./page-window.ts";
import { bounded, isEvent, type Queue, without } from "./queue.ts";
import type { SavedValue } from "./saved-value.ts";
import type { Change } from "./store.ts";

/**
 * Connects a page's queue with what pages leave behind for others.
 *
 * @returns what leaves behind, with the end of the visit, the changes that may not get through from this page; and what
 *   queues the changes that this page or closed ones left behind, and then more.
 */
export function leftChanges(
  page: PageWindow,
  left: SavedValue<Change[]>,
  queue: Queue,
): [leaveBehind: (end: VisitEnd) => void, takeOver: (...changes: Change[]) => void] {
  return [
    (end) => {
      const unconfirmed = queue.unconfirmed();
      // Events alone are as sure to arrive as the end is.
      if (unconfirmed.every(isEvent) && page.navigator.onLine !== false) return;
      const behind: Change[] = [...unconfirmed, { kind: "end", at: page.Date.now(), end }];
      left.set(bounded([...without(behind, left.get() ?? []), ...behind]));
    },
    (...changes) => {
      const behind = left.get() ?? [];
      left.set(undefined);
      queue.add(...behind, ...changes);
    },
  ];
}
