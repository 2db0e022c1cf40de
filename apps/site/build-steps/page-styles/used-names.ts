/** A list of classes in a page as React writes it; scripts are passed over. */
const CLASS_LIST = /<script[\s\S]*?<\/script>|( class=")([^"]*)"/g;
const ELEMENT = /<script[\s\S]*?<\/script>|<([a-z][\w-]*)/gi;

/** What a rule of a style sheet may ask a page for. */
export type UsedNames = {
  /** Element types, in lower case. */
  types: ReadonlySet<string>;
  classes: ReadonlySet<string>;
};

/** The names that pages use, all of them together. */
export function usedNames(pages: readonly { html: string }[]): UsedNames {
  const html = pages.map((page) => page.html).join("");
  const types = [...html.matchAll(ELEMENT)].map(([, type = "script"]) => type.toLowerCase());
  const classes = [...html.matchAll(CLASS_LIST)].flatMap(([, , list = ""]) => classesIn(list));
  return { types: new Set(types), classes: new Set(classes) };
}

/** A page whose classes go by other names; those that have none stay as they are. */
export function renameClasses(html: string, names: ReadonlyMap<string, string>): string {
  return html.replace(CLASS_LIST, (found, start?: string, list = "") =>
    start
      ? `${start}${classesIn(list)
          .map((name) => names.get(name) ?? escaped(name))
          .join(" ")}"`
      : found,
  );
}

/** What React escapes in an attribute. The ampersand comes first, so that none of the others' is escaped again. */
const ESCAPES = [
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#x27;"],
] as const;

const escaped = (name: string) =>
  ESCAPES.reduce((text, [plain, entity]) => text.replaceAll(plain, entity), name);

const unescaped = (text: string) =>
  ESCAPES.reduceRight((name, [plain, entity]) => name.replaceAll(entity, plain), text);

const classesIn = (list: string) => unescaped(list).split(/\s+/).filter(Boolean);
