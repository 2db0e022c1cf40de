/** Tags, with their attributes, comments, and the text between them: what React renders is well-formed. */
const TOKENS = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9]*)([^>]*)>|([^<]+)/g;

/** Private-use characters: an optional space, and the start of a value. */
const [GAP, NEXT_VALUE] = ["\uE000", "\uE001"];

/** Elements that aren't content, or only work on a screen. */
const SKIPPED = /^(svg|script|style|template|noscript|button|input|textarea|select|legend)$/;

const VOID = /^(input|br|hr|img)$/;

const BLOCK = /^(p|div|section|header|form|fieldset|nav|dl|ul|ol|details|summary|figure|picture|address)$/;

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/**
 * Returns a page's content as Markdown, for language models: the text of its `main`, with pictures by their
 * descriptions.
 *
 * @param html a page as it was rendered.
 * @param address the page's, for links.
 */
export function markdownOf(html: string, address: string): string {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? "";
  let text = "";
  let skipped = "";
  let depth = 0;
  let href = "";
  for (const [token, slash, tag = "", attributes = "", words = ""] of main.matchAll(TOKENS)) {
    if (skipped) {
      if (tag === skipped) depth += slash ? -1 : 1;
      if (depth === 0) skipped = "";
    } else if (words) {
      text += decode(words).replace(/\s+/g, " ");
    } else if (!slash && isLeftOut(tag, attributes)) {
      const label = attributeOf(attributes, tag === "img" ? "alt" : "aria-label");
      if (label && (tag === "img" || attributes.includes('role="img"'))) text += `\n\n*${label}*\n\n`;
      if (!VOID.test(tag)) [skipped, depth] = [tag, 1];
    } else if (tag === "a") {
      if (!slash) href = new URL(attributeOf(attributes, "href"), address).href;
      text += slash ? `](${href})` : "[";
    } else if (tag) {
      text += markOf(tag, slash === "/", token);
    }
  }
  return `${tidy(text)}\n`;
}

const isLeftOut = (tag: string, attributes: string) =>
  SKIPPED.test(tag) ||
  tag === "img" ||
  // An element that hides without a script needs one. A label around its control belongs to a choice.
  /aria-hidden="true"|role="img"|\shidden=""|[" ]noscript:hidden[" ]/.test(attributes) ||
  (tag === "label" && !attributes.includes(" for="));

function markOf(tag: string, isEnd: boolean, token: string): string {
  const [, level] = /^h([1-6])$/.exec(tag) ?? [];
  if (level) return isEnd ? "\n\n" : `\n\n${"#".repeat(Number(level))} `;
  if (tag === "li" || tag === "label") return isEnd ? "\n" : "\n- ";
  if (tag === "dt") return isEnd ? "**: " : "\n\n**";
  if (tag === "dd") return isEnd ? "" : NEXT_VALUE;
  if (tag === "strong") return "**";
  if (tag === "br" || BLOCK.test(tag)) return "\n\n";
  // Elements in a row are only separated by the style sheet.
  return token.startsWith("<span") || isEnd ? GAP : "";
}

function attributeOf(attributes: string, name: string): string {
  return decode(new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? "");
}

function decode(text: string): string {
  return text.replace(/&([^;]+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

function tidy(text: string): string {
  return text
    .replaceAll("\u00AD", "")
    .replaceAll(`: ${NEXT_VALUE}`, ": ")
    .replaceAll(NEXT_VALUE, " | ")
    .replace(/(?<=[\s([*])\uE000+|\uE000+(?=[\s)\].,:;!?*]|$)/g, "")
    .replace(/\uE000+/g, " ")
    .replaceAll(")[", ") [")
    .replace(/\n- \s*(?=#)/g, "\n\n")
    .replace(/\n- \s+/g, "\n- ")
    .replace(/[ \t]*\n[ \t]*/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/(?<=\n- [^\n]+)\n\n(?=- )/g, "\n")
    .replace(/[ \u00A0]{2,}/g, " ")
    .trim();
}
