import type { Role } from "../model/types.ts";

/** A part of a number in words. */
export type NumberPart =
  | { type: "small"; value: number }
  | { type: "hundred" }
  /** Thousand, million. `money` if people say it of money only: k, mille, grand. */
  | { type: "scale"; value: number; money?: boolean }
  /** "anderhalf", "half": takes a scale after it. */
  | { type: "fraction"; value: number };

/** Patterns with what they mean. The first one that matches decides. */
export type Cues<T> = readonly (readonly [RegExp, T])[];

/** The words before a person that state a role, with what has to be said before them. */
export type RoleCue = readonly [RegExp, Role, RegExp?];
