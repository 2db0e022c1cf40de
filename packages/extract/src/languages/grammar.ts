import type { Role } from "../model/types.ts";

/** A part of a number in words. */
export type NumberPart =
  | { type: "small"; value: number }
  | { type: "hundred" }
  /** Thousand, million. `money` if people say it of money only: k, mille, grand. */
  | { type: "scale"; value: number; money?: boolean }
  /** "anderhalf", "half": takes a scale after it. */
  | { type: "fraction"; value: number };

/** Patterns by what they mean. The first one that matches decides. */
export type Cues<T extends string> = Readonly<Partial<Record<T, RegExp>>>;

/** Returns the meanings and patterns of cues, in order. */
export function entriesOf<T extends string>(cues: Cues<T>): [T, RegExp][] {
  return Object.entries(cues) as [T, RegExp][];
}

/** Returns what the words mean, by the first cue that matches. */
export function meaningOf<T extends string>(cues: Cues<T>, words: string): T | undefined {
  return entriesOf(cues).find(([, pattern]) => pattern.test(words))?.[0];
}

/** The words before a person that state a role, with what has to be said before them. */
export type RoleCue = readonly [RegExp, Role, RegExp?];
