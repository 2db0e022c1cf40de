import { type ComponentProps, createContext, use, useEffect, useEffectEvent, useState } from "react";
import type { unstable_HistoryRouter as HistoryRouter, Path } from "react-router";

type History = ComponentProps<typeof HistoryRouter>["history"];

/** Receives a blocked navigation, and a function that continues it. */
type Guard = (goOn: () => void) => void;

/** Installs a guard for every change of the address, one at a time. Returns a function that removes it. */
export const SetNavigationGuard = createContext<(guard: Guard) => () => void>(() => () => {});

/**
 * Lets a guard block changes of the address: links, calls, and the browser's back and forward. React Router only
 * supports this in its data router: see docs/decisions/demo-router.md.
 */
export function guardHistory(history: History): { history: History; setGuard: (guard: Guard) => () => void } {
  const { push, replace, listen } = history;
  let guard: Guard | null = null;
  let shown = history.location;
  // The browser reports back and forward afterwards, so it is sent back, and forward again if allowed.
  let isReturning = false;
  let isGoingOn = false;

  function isHeld(next: Pick<Path, "pathname" | "search">, goOn: () => void): boolean {
    const isLeft = next.pathname !== shown.pathname || next.search !== shown.search;
    if (!guard || !isLeft) return false;
    guard(goOn);
    return true;
  }

  Object.assign<History, Partial<History>>(history, {
    push(to, state) {
      if (!isHeld(history.createURL(to), () => push(to, state))) push(to, state);
    },
    replace(to, state) {
      if (!isHeld(history.createURL(to), () => replace(to, state))) replace(to, state);
    },
    listen(listener) {
      shown = history.location;
      return listen((update) => {
        const { action, delta, location } = update;
        if (isReturning) {
          isReturning = false;
          return;
        }
        const goOn = () => {
          isGoingOn = true;
          history.go(delta ?? 0);
        };
        if (action === "POP" && delta && !isGoingOn && isHeld(location, goOn)) {
          isReturning = true;
          history.go(-delta);
          return;
        }
        isGoingOn = false;
        shown = location;
        listener(update);
      });
    },
  });
  return {
    history,
    setGuard(next) {
      guard = next;
      return () => {
        if (guard === next) guard = null;
      };
    },
  };
}

/**
 * Blocks navigation to another tab or screen, including back and forward.
 *
 * @param when whether there are unsaved changes.
 * @returns whether navigation was blocked, and functions that continue or cancel it.
 */
export function useNavigationGuard(when: boolean): {
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
} {
  const setGuard = use(SetNavigationGuard);
  const [goOn, setGoOn] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (when) return setGuard((next) => setGoOn(() => next));
  }, [when, setGuard]);

  function leave(): void {
    setGoOn(null);
    goOn?.();
  }
  // The changes were saved in the meantime.
  const isAsking = goOn !== null;
  const goOnSaved = useEffectEvent(leave);
  useEffect(() => {
    if (isAsking && !when) goOnSaved();
  }, [isAsking, when]);
  return { isAsking, stay: () => setGoOn(null), leave };
}
