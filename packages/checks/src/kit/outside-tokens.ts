const COLOR =
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|(?<![\w-])(?:rgba?|hsla?|hwb|ok?lab|ok?lch|color)\(/gi;
/** A literal length. One pixel is the width of a line, which no token names. */
const LENGTH = /(?<![\d.a-z])(?!1px)\d*\.?\d+(?:px|rem|em|ch)(?![a-z])/gi;
/** An arbitrary value in Tailwind, such as `mt-[3px]` and `[color:red]`. */
const ARBITRARY = /(?<=[\s"'`:-])\[[^[\]\s"'`]+\]/g;
/** An alpha mask, whose black isn't a color. */
const MASK = /^\[mask-/;
/** A string that is only a color, as in `style={{ color: "#fff" }}`; addresses don't match. */
const LITERAL =
  /(?<!href=)["'`](?:#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})|(?:rgba?|hsla?|hwb|ok?lab|ok?lch|color)\([^"'`]*)["'`]/gi;
const NAMED =
  /\b(?:fill|stroke|color|stop-?color|background(?:-?color)?|border-?color|outline-?color|accent-?color)(?:=|\s*:\s*)["']?(?!(?:inherit|initial|unset|revert|none|transparent|currentcolor|canvas\w*)\b)[a-z]+["';,\s]/gi;

/**
 * Returns the literal colors and distances in a component's source.
 *
 * @example violationsInSource('<p className="mt-[3px] text-text">') ⇒ ["[3px]"]
 */
export function violationsInSource(source: string): string[] {
  const code = withoutComments(source);
  const arbitrary = [...code.matchAll(ARBITRARY)]
    .map(([value]) => value)
    .filter((value) => value.search(LENGTH) >= 0 || (!MASK.test(value) && value.search(COLOR) >= 0));
  return [...arbitrary, ...found(code, LITERAL), ...namedColors(code)];
}

/**
 * Returns the literal colors and distances in a style sheet, except widths in conditions and in the `--container-*`
 * behind them.
 *
 * @example violationsInStyles(".a { gap: 0.75rem; outline: 3px solid #fff }") ⇒ ["0.75rem", "#fff"]
 */
export function violationsInStyles(styles: string): string[] {
  const code = withoutComments(styles).replace(/@(?:media|container|supports)[^{]*\{/g, "{");
  const distances = [
    ...code.matchAll(/(?:^|[{;\s])(?!outline|box-shadow|--container-)[\w-]+:([^;{}]+)/g),
  ].flatMap(([, value = ""]) => found(value, LENGTH).filter((length) => Number.parseFloat(length) !== 0));
  return [...distances, ...found(code, COLOR), ...namedColors(code)];
}

function namedColors(code: string): string[] {
  return found(code, NAMED).map((match) => match.trim());
}

function found(code: string, pattern: RegExp): string[] {
  return [...code.matchAll(pattern)].map(([match]) => match);
}

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(?<!:)\/\/.*$/gm, "");
}
