import type { Page } from "@playwright/test";

/**
 * What is wrong with how the page is laid out, one line each: what has to be scrolled sideways for, is cut off, runs
 * out of its box or over its neighbour, and words that are broken inside. With a dialog open, that of the dialog.
 */
export const layoutFaults = (page: Page): Promise<string[]> => page.evaluate(findLayoutFaults);

/** Runs in the page, so it brings along everything it uses. */
function findLayoutFaults(): string[] {
  /** Rounding of places to pixels. */
  const SLACK = 1;
  /** A box that scrolls shows at least this much of what is in it. */
  const LEAST_HEIGHT = 100;

  type Box = {
    rect: DOMRect;
    /** How it treats what does not fit its width. */
    overflow: "visible" | "scrolls" | "cuts";
    cutsBelow: boolean;
    scrollsDown: boolean;
    /** It has a ground, or a border on both sides, so that what runs out of it is seen to. */
    painted: boolean;
    position: string;
    inline: boolean;
    moving: boolean;
    /** As for screen readers alone. */
    unseen: boolean;
  };

  const boxes = new Map<Element, Box>();
  const faults = new Set<string>();
  const range = document.createRange();
  const screen = document.documentElement.clientWidth;
  const root = [...document.querySelectorAll("[data-modal-open]")].at(-1) ?? document.body;
  const moving = new Set(
    document.getAnimations().flatMap((animation) => {
      const { target } = (animation.effect ?? {}) as { target?: Element };
      return animation.effect?.getTiming().iterations === Infinity && target ? [target] : [];
    }),
  );

  function boxOf(element: Element): Box {
    const known = boxes.get(element);
    if (known) return known;
    const style = getComputedStyle(element);
    const rect = element.getBoundingClientRect();
    const clips = style.overflowX !== "visible";
    const box: Box = {
      rect,
      overflow: !clips ? "visible" : /auto|scroll/.test(style.overflowX) ? "scrolls" : "cuts",
      cutsBelow: /hidden|clip/.test(style.overflowY),
      scrollsDown: /auto|scroll/.test(style.overflowY),
      painted:
        Math.min(Number.parseFloat(style.borderLeftWidth), Number.parseFloat(style.borderRightWidth)) > 0 ||
        style.backgroundImage !== "none" ||
        !/\/ 0\)$|, 0\)$|transparent/.test(style.backgroundColor),
      position: style.position,
      inline: style.display === "inline" || style.display === "contents",
      moving: moving.has(element),
      unseen:
        (clips && (rect.width <= 1 || rect.height <= 1)) ||
        /inset\(50%\)/.test(style.clipPath) ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    };
    boxes.set(element, box);
    return box;
  }

  /** An element's ancestors up to the root, itself included. */
  function* upFrom(element: Element | null): Generator<Element> {
    for (let each = element; each; each = each === root ? null : each.parentElement) yield each;
  }

  /** What holds for an element because of itself or of one that it stands in, up to the root; each is asked once. */
  function inherited(holds: (element: Element, above?: boolean) => boolean): (element: Element) => boolean {
    const known = new Map<Element, boolean>();
    return function ask(element): boolean {
      let answer = known.get(element);
      if (answer === undefined) {
        const parent = element === root ? null : element.parentElement;
        answer = holds(element, parent ? ask(parent) : undefined);
        known.set(element, answer);
      }
      return answer;
    };
  }

  const isSeen = inherited((element, above) => above !== false && !boxOf(element).unseen);
  const isFree = ({ position }: Box) => /absolute|fixed|sticky/.test(position);
  const isMoving = inherited((element, above) => above === true || boxOf(element).moving);
  const isPlacedFreely = inherited(
    (element, above) => above === true || (element !== root && isFree(boxOf(element))),
  );
  /** What of a text is not scrolled away. */
  function shownOf(rect: DOMRect, parent: Element): DOMRect[] {
    const scroller = [...upFrom(parent)].find((each) => boxOf(each).scrollsDown);
    if (!scroller) return [rect];
    const { top, bottom } = boxOf(scroller).rect;
    const from = Math.max(rect.top, top);
    const height = Math.min(rect.bottom, bottom) - from;
    return height > 0 ? [new DOMRect(rect.x, from, rect.width, height)] : [];
  }

  const named = (element: Element) => {
    const text = (element.textContent || element.getAttribute("aria-label") || "")
      .trim()
      .replace(/\s+/g, " ");
    return `${element.tagName.toLowerCase()} "${text.slice(0, 30)}"`;
  };
  const runsOut = (inner: DOMRect, outer: DOMRect) =>
    Math.max(outer.left - inner.left, inner.right - outer.right) > SLACK;
  const runsBelow = (inner: DOMRect, outer: DOMRect) =>
    // The top and bottom of a line are the font's, not the letters'.
    Math.max(outer.top - inner.top, inner.bottom - outer.bottom) > SLACK + inner.height / 6;

  /** What a text or a box runs out of, of all that surround it. */
  function faultOf(rect: DOMRect, start: Element, isText: boolean): string | undefined {
    for (const element of upFrom(start)) {
      const box = boxOf(element);
      if (!box.inline && runsOut(rect, box.rect)) {
        if (box.overflow === "scrolls") return `to be scrolled sideways for, in ${named(element)}`;
        if (box.overflow === "cuts") return `cut off by ${named(element)}`;
        if (box.painted && element !== document.body) return `out of its box, ${named(element)}`;
      }
      if (!box.inline && runsBelow(rect, box.rect) && (box.cutsBelow || (isText && box.painted)))
        return `out of its box below, ${named(element)}`;
      // What is placed freely is not bound by what it stands in, and what is scrolled to may be anywhere.
      if (isFree(box) || box.scrollsDown) break;
    }
    return rect.left < -SLACK || rect.right > screen + SLACK ? "off the screen" : undefined;
  }

  /** Longer words are left to the browser's hyphenation where a text asks for it: the tests' browser has no dictionaries. */
  const LONG_WORD = 15;

  /** Where a character stands; of the line that a soft hyphen before it ends, its place is the last. */
  function lineOf(node: Text, index: number): DOMRect | undefined {
    range.setStart(node, index);
    range.setEnd(node, index + 1);
    return [...range.getClientRects()].at(-1);
  }

  function checkWords(node: Text): void {
    const isHyphenated = node.parentElement && getComputedStyle(node.parentElement).hyphens === "auto";
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
      if (isHyphenated && word.length >= LONG_WORD) continue;
      const [start, end] = [lineOf(node, index), lineOf(node, index + word.length - 1)];
      if (start && end && end.top - start.top > start.height / 2) faults.add(`broken inside: ${word}`);
    }
  }

  const texts: { rect: DOMRect; node: Text }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    if (!parent || !node.data.trim() || parent.closest("script, style, noscript, select")) continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (rects.length === 0 || !isSeen(parent)) continue;
    const what = () => `text "${node.data.trim().slice(0, 50)}"`;
    if (isMoving(parent)) {
      const window = [...upFrom(parent)].find((each) => boxOf(each).overflow === "cuts");
      if (window && rects.some(({ width }) => width > boxOf(window).rect.width + SLACK))
        faults.add(`wider than the window it moves through: ${what()}`);
      checkWords(node);
      continue;
    }
    const fault = rects.map((rect) => faultOf(rect, parent, true)).find(Boolean);
    if (fault) faults.add(`${what()}: ${fault}`);
    if (rects.length > 1) checkWords(node);
    if (!isPlacedFreely(parent))
      texts.push(...rects.flatMap((rect) => shownOf(rect, parent)).map((rect) => ({ rect, node })));
  }

  // Lines of one text, and of texts that stand in each other's line, touch; what overlaps by more hides something.
  texts.sort((a, b) => a.rect.top - b.rect.top);
  texts.forEach(({ rect, node }, index) => {
    for (let next = index + 1; next < texts.length; next++) {
      const other = texts[next];
      if (!other || other.rect.top > rect.bottom) break;
      const across = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
      const down = Math.min(rect.bottom, other.rect.bottom) - other.rect.top;
      if (other.node !== node && across > 2 * SLACK && down > Math.min(rect.height, other.rect.height) / 2)
        faults.add(
          `over each other: "${node.data.trim().slice(0, 30)}" and "${other.node.data.trim().slice(0, 30)}"`,
        );
    }
  });

  const canvas = document.createElement("canvas").getContext("2d");
  function checkField(field: HTMLInputElement | HTMLSelectElement): void {
    const text = field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field.placeholder;
    const style = getComputedStyle(field);
    // Opening a select shows its options whole.
    if (!canvas || !text || (field.matches("select") && style.textOverflow === "ellipsis")) return;
    canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    canvas.letterSpacing = style.letterSpacing === "normal" ? "0px" : style.letterSpacing;
    canvas.wordSpacing = style.wordSpacing;
    const room =
      field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    if (canvas.measureText(text).width > room + SLACK) faults.add(`cut off in its field: "${text}"`);
  }

  for (const element of [root, ...root.querySelectorAll("*")]) {
    if (element.matches("script, style, template, option, svg *") || !isSeen(element)) continue;
    const box = boxOf(element);
    if (element.matches("input:not([type=date]), select") && box.rect.width > 1)
      checkField(element as HTMLInputElement);
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    if (box.overflow === "scrolls") {
      if (scrollWidth > clientWidth + SLACK)
        faults.add(`scrolls sideways, ${scrollWidth} of ${clientWidth} px: ${named(element)}`);
      if (
        scrollHeight > clientHeight + SLACK &&
        clientHeight < LEAST_HEIGHT &&
        !element.matches("input, textarea")
      )
        faults.add(`shows ${clientHeight} px of itself: ${named(element)}`);
    } else if (
      box.overflow === "cuts" &&
      getComputedStyle(element).textOverflow === "ellipsis" &&
      scrollWidth > clientWidth
    )
      faults.add(`truncated: ${named(element)}`);
    const isControl = element.matches(
      "a, button, input, select, textarea, summary, [role=button], [role=switch]",
    );
    if (!(isControl || box.painted) || box.inline || box.rect.width === 0 || isFree(box) || isMoving(element))
      continue;
    const fault =
      element !== root && element.parentElement && faultOf(box.rect, element.parentElement, false);
    if (fault) faults.add(`${named(element)}: ${fault}`);
  }

  const { scrollWidth } = document.documentElement;
  if (scrollWidth > screen) faults.add(`the page is ${scrollWidth} of ${screen} px`);
  return [...faults];
}
