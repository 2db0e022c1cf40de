import { readStored, removeStored, writeStored } from "@voxlog/browser/storage";

/*
 * The language switch by loading the other page, before hydration or if the other language can't be fetched. It
 * replaces the history entry, and keeps the query, the scroll position and a started form, whose input is stored.
 */

const PLACE = "voxlog.scroll-place";

/** Both languages' pages have the same headings, in the same order. */
const headings = () => [...document.querySelectorAll("h1, h2, h3")];

const topOf = (heading: Element | undefined) => heading?.getBoundingClientRect().top ?? 0;

/** Goes to the page in another language. */
export function switchLanguage(href: string): void {
  const all = headings();
  const index = all.findLastIndex((heading) => topOf(heading) < innerHeight);
  const top = scrollY && topOf(all[index]);
  const form = document.querySelector<HTMLElement>("form[data-started]");
  delete form?.dataset["started"];
  if (top || form) writeStored(PLACE, `${index} ${top} ${form ? 1 : 0}`, "sessionStorage");
  location.replace(href + location.search.replace("?", "&") + location.hash);
}

/** Restores the scroll position and the started form from the other language's page. */
export function returnToPlace(): void {
  const [index = 0, top = 0, isStarted] = readStored(PLACE, "sessionStorage")?.split(" ").map(Number) ?? [];
  removeStored(PLACE, "sessionStorage");
  if (isStarted) document.querySelector("form[name]")?.setAttribute("data-started", "");
  if (top) scrollBy({ top: topOf(headings()[index]) - top, behavior: "instant" });
}
