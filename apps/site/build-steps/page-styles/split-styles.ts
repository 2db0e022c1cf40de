import { withoutUnreadProperties, withShortProperties } from "./custom-properties.ts";
import { couldMatch, withClasses } from "./selectors.ts";
import { shortNames } from "./short-names.ts";
import { changed, contentsOf } from "./style-sheet.ts";
import { renameClasses, usedNames } from "./used-names.ts";

/** A page as rendered, and the name of its style sheet, which it may share with other pages. */
type Page = { html: string; sheet: string };

/**
 * Cuts the site's style sheet in two, so that a page with its styles fits the first window of a connection: what is
 * sent after that comes a round trip later.
 *
 * A page brings what it needs to look as it should, under short names, and what is there for the whole document: the
 * theme, animations, rules for all elements. The application's sheet has the rest, and everything for which an element
 * needs a class, under the names that the application knows, for elements that it creates or gives other classes.
 *
 * So the application's sheet matches hardly anything on a page as it came, which matters: browsers compute the styles
 * of what a new sheet matches again, and a rule for all elements would be all of the page at the first press.
 *
 * @param built the whole style sheet, as Vite wrote it.
 * @param scripts the application's scripts: custom properties they speak of stay.
 */
export function splitStyles<P extends Page>(
  built: string,
  pages: readonly P[],
  scripts: readonly string[],
): { pages: (P & { styles: string })[]; application: string } {
  const sheet = withShortProperties(withoutUnreadProperties(withoutFallbacks(built), scripts), scripts);
  const { classes, tied } = contentsOf(sheet);
  const { types } = usedNames(pages);

  const styled = [...Map.groupBy(pages, (page) => page.sheet).values()].flatMap((group) => {
    const used = { types, classes: usedNames(group).classes };
    // Classes that stand together in a selector keep their names: the application may have changed one of the elements.
    const renamed = [...classes].filter((name) => used.classes.has(name) && !tied.has(name));
    const names = shortNames(renamed, classes);
    const styles = changed(sheet, {
      selector: (each) => (couldMatch(each, used) ? withClasses(each, names) : []),
    });
    return group.map((page) => ({ ...page, html: renameClasses(page.html, names), styles }));
  });

  const onEveryPage = { types, classes: new Set<string>() };
  const application = changed(sheet, {
    rule: { property: () => [], keyframes: () => [] },
    selector: (each) => (couldMatch(each, onEveryPage) ? [] : each),
  });
  return { pages: styled, application };
}

/** Tailwind gives its variables to all elements for browsers without `@property`, which are none of ours. */
const withoutFallbacks = (css: string) =>
  changed(css, {
    rule: { "layer-block": ({ value: { name } }) => (name?.[0] === "properties" ? [] : undefined) },
  });
