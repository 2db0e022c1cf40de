import { useEffect, useState } from "react";

/**
 * Returns a value, debounced: the latest one once it hasn't changed for a while.
 *
 * @param pause in ms.
 */
export function useSettled<T>(value: T, pause = 200): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
