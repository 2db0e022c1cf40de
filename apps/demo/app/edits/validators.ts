/** Checks a stored value, which an older version or a visitor may have written. */
type Check<T> = (value: unknown) => value is T;

export const isText: Check<string> = (value) => typeof value === "string";
export const isBoolean: Check<boolean> = (value) => typeof value === "boolean";

/** Returns a check that also accepts a missing value. */
export function optional<T>(check: Check<T>): Check<T | undefined> {
  return (value) => value === undefined || check(value);
}

/** Returns a check for one of some values. */
export function oneOf<T>(values: readonly T[]): Check<T> {
  return (value): value is T => values.some((each) => each === value);
}

/** Returns a check for objects with these properties. */
export function hasShape<T>(checks: { [Key in keyof T]-?: Check<T[Key]> }): Check<T> {
  const entries = Object.entries(checks) as [string, Check<unknown>][];
  return (value): value is T => isObject(value) && entries.every(([name, check]) => check(value[name]));
}

/** Returns a check for objects whose values are all of a kind. */
export function recordOf<T>(check: Check<T>): Check<Readonly<Record<string, T>>> {
  return (value): value is Readonly<Record<string, T>> =>
    isObject(value) && Object.values(value).every(check);
}

/** Returns a check for lists of a kind. */
export function listOf<T>(check: Check<T>): Check<readonly T[]> {
  return (value): value is readonly T[] => Array.isArray(value) && value.every(check);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
