import { startTransition, useOptimistic } from "react";

let guards = 0;

/** Lets nothing be shown ahead of the address, which may be held back: until it is released by what this gives. */
export function guardAddress(): () => void {
  guards++;
  return () => {
    guards--;
  };
}

/**
 * What the address says, and a way to change it that shows at once, and goes into the address when that has been
 * painted: everything on the screen that follows the address takes a slow phone 25 ms.
 *
 * @param inAddress what the address says.
 * @returns what to show, and how to go on: with what to show, and the navigation to it.
 */
export function useAheadOfAddress<Value>(
  inAddress: Value,
): [Value, (value: Value, navigate: () => Promise<void> | void) => void] {
  const [shown, show] = useOptimistic(inAddress);
  return [
    shown,
    (value, navigate) => {
      if (guards > 0) return void navigate();
      startTransition(async () => {
        show(value);
        await paint();
        await navigate();
      });
    },
  ];
}

/** Resolves once the frame is painted; in a page that nobody sees, soon. */
const paint = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    if (document.hidden) setTimeout(resolve);
  });
