/**
 * Keeps the page from scrolling under a modal panel, by an attribute that the theme's base styles look for. It
 * stands on the root itself: one that is looked for with `:has()` makes the browser compute every style of the page
 * anew when a panel opens.
 *
 * @returns what takes this lock away. The page scrolls again when no lock is left.
 */
export function lockPage(): () => void {
  changeLocks(1);
  return () => changeLocks(-1);
}

function changeLocks(by: 1 | -1): void {
  const { dataset } = document.documentElement;
  const locks = Number(dataset["modalsOpen"] ?? 0) + by;
  if (locks > 0) dataset["modalsOpen"] = String(locks);
  else delete dataset["modalsOpen"];
}
