import { readStored, removeStored, writeStored } from "@voxlog/browser/storage";

/*
 * The language switch by going to the other page: before the application is there, and where it cannot fetch the other
 * language. It replaces this entry of the history, keeps what the address asks for, and what is read stays where it is.
 */

const PLACE = "voxlog.scroll-place";

/** Both languages' pages have the same headings, in the same order. */
const headings = () => [...document.querySelectorAll("h1, h2, h3")];

const topOf = (heading: Element | undefined) => heading?.getBoundingClientRect().top ?? 0;

/** Goes to the page in another language. */
export function switchLanguage(href: string): void {
  const all = headings();
  const index = all.findLastIndex((heading) => topOf(heading) < innerHeight);
  if (scrollY) writeStored(PLACE, `${index} ${topOf(all[index])}`, "sessionStorage");
  location.replace(href + location.search.replace("?", "&") + location.hash);
}

/** Scrolls to what was read in the other language. */
export function returnToPlace(): void {
  const [index = 0, top = 0] = readStored(PLACE, "sessionStorage")?.split(" ").map(Number) ?? [];
  removeStored(PLACE, "sessionStorage");
  if (top) scrollBy({ top: topOf(headings()[index]) - top, behavior: "instant" });
}
