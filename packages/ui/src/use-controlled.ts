import { useState } from "react";

/** Returns a value and its setter: its owner's, or, if there is none, the component's own from the initial one on. */
export function useControlled<Value, Initial extends Value | undefined>(
  owned: Value | undefined,
  initial: Initial,
  onChange?: (value: Value) => void,
): [Value | Initial, (value: Value) => void] {
  const [own, setOwn] = useState<Value | Initial>(initial);
  const change = (value: Value) => {
    setOwn(() => value);
    onChange?.(value);
  };
  return [owned ?? own, change];
}
