import type { Plugin } from "vite";
import type { Texts } from "./create-i18n.ts";

/**
 * Writes texts into an app's index.html that show before any dictionary loads. An element around a text's path is
 * repeated in every language; several texts on one line are separated by a dot.
 *
 * @param languages the app's, such as `languages.all`.
 * @param load loads the app's texts in a language.
 * @example <p>{{demo.document.failed}}</p> ⇒ <p lang="nl">De demo …</p><p lang="en">The demo …</p>
 */
export function documentTexts<Language extends string>(
  languages: readonly Language[],
  load: (language: Language) => Promise<Texts>,
): Plugin {
  return {
    name: "voxlog:document-texts",
    transformIndexHtml: {
      order: "pre",
      async handler(html) {
        const texts = await Promise.all(
          languages.map(async (language) => ({ language, texts: await load(language) })),
        );
        return html.replace(ELEMENT, (_, tag: string, attributes: string, path: string) =>
          texts
            .map(
              (each) => `<${tag} lang="${each.language}"${attributes}>${textAt(each.texts, path)}</${tag}>`,
            )
            .join(tag === "span" ? " · " : ""),
        );
      },
    },
  };
}

const ELEMENT = /<(\w+)([^>]*)>\{\{([\w.]+)\}\}<\/\1>/g;

function textAt(texts: unknown, path: string): string {
  const text = path.split(".").reduce((tree, key) => (tree as Record<string, unknown>)?.[key], texts);
  if (typeof text !== "string") throw new Error(`index.html names ${path}, which isn't a text.`);
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
