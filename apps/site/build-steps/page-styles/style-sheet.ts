import { cssTarget } from "@voxlog/ui/css-target";
import { type Selector, type Targets, transform, type Visitor } from "lightningcss";
import { classesOf } from "./selectors.ts";

/** What to make of a style sheet's parts: see https://lightningcss.dev/transforms.html */
type Change = {
  rule?: Exclude<Visitor<never>["Rule"], undefined>;
  /** What a selector becomes, or nothing. A rule without any is left out. */
  selector?: (selector: Selector) => Selector | [];
  /** What a custom property, or another name with two dashes, becomes. */
  name?: (name: string) => string;
  /** Names whose definitions are left out. */
  unused?: string[];
};

/** A style sheet's text after a change, minified. */
export function changed(css: string, { rule, selector, name, unused = [] }: Change): string {
  const visitor: Visitor<never> = {
    ...(rule && { Rule: rule }),
    ...(selector && { Selector: selector }),
    ...(name && { DashedIdent: name }),
  };
  const options = { filename: "site.css", minify: true, targets, visitor, unusedSymbols: unused };
  return transform({ ...options, code: Buffer.from(css) }).code.toString();
}

/** What a style sheet names. */
export type Contents = {
  classes: ReadonlySet<string>;
  /** Classes that stand in a selector together with others. */
  tied: ReadonlySet<string>;
  /** Custom properties, those that are only read included. */
  properties: ReadonlySet<string>;
};

/** Reads what a style sheet names, each in the order of the sheet. */
export function contentsOf(css: string): Contents {
  const classes = new Set<string>();
  const tied = new Set<string>();
  const properties = new Set<string>();
  changed(css, {
    selector(selector) {
      const found = new Set(classesOf(selector));
      for (const name of found) {
        classes.add(name);
        if (found.size > 1) tied.add(name);
      }
      return selector;
    },
    name(name) {
      properties.add(name);
      return name;
    },
  });
  return { classes, tied, properties };
}

/** The browsers that the theme is written for, as Lightning CSS takes them: a byte each for major, minor and patch. */
const targets: Targets = Object.fromEntries(
  cssTarget.map((target) => {
    const [, browser = "", major, minor = 0] = /^([a-z]+)(\d+)(?:\.(\d+))?$/.exec(target) ?? [];
    return [browser, (Number(major) << 16) | (Number(minor) << 8)];
  }),
);
