import type { Page } from "@playwright/test";

/** Tolerance for rounding, in px. */
const SLACK = 1;
/** Minimum visible height of a scrolling box, in px. */
const MIN_HEIGHT = 100;
/** Longer words may be hyphenated, but the tests' browser has no hyphenation dictionaries. */
const LONG_WORD = 15;

/**
 * Returns the page's layout faults, one per line: horizontal scrolling, clipped content, overflow, overlap, and words
 * broken in the middle. Checks only the dialog if one is open.
 */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const [SLACK, MIN_HEIGHT, LONG_WORD] = ${JSON.stringify([SLACK, MIN_HEIGHT, LONG_WORD])};
    ${inPage.join("\n")}
    return findLayoutFaults();
  })()`);

/** These run in the page. They are passed as text, so they can only use each other and the constants above. */
const inPage = [
  findLayoutFaults,
  readLayout,
  boxesOf,
  movingElements,
  ancestorsOf,
  inherited,
  isPositionedBox,
  named,
  faultOf,
  checkTexts,
  visibleParts,
  checkWords,
  lineOf,
  checkOverlaps,
  checkField,
  checkContent,
  checkBox,
];

type Box = {
  rect: DOMRect;
  /** The treatment of content that is too wide. */
  overflow: "visible" | "scrolls" | "clips";
  clipsBelow: boolean;
  scrollsDown: boolean;
  /** Whether it has a background, or a border on both sides, so that overflow is visible. */
  painted: boolean;
  position: string;
  inline: boolean;
  moving: boolean;
  hidden: boolean;
};

type Layout = {
  faults: Set<string>;
  root: Element;
  screen: number;
  boxOf(element: Element): Box;
  ancestorsOf(element: Element): Iterable<Element>;
  isVisible(element: Element): boolean;
  isMoving(element: Element): boolean;
  isPositioned(element: Element): boolean;
};

type Line = { rect: DOMRect; node: Text };

function findLayoutFaults(): string[] {
  const layout = readLayout();
  const { faults, root, screen } = layout;
  checkOverlaps(checkTexts(layout), faults);
  for (const element of [root, ...root.querySelectorAll("*")]) {
    if (element.matches("script, style, template, option, svg *") || !layout.isVisible(element)) continue;
    const { width } = layout.boxOf(element).rect;
    if (element.matches("input:not([type=date]), select") && width > 1)
      checkField(element as HTMLInputElement, faults);
    checkContent(element, layout);
    checkBox(element, layout);
  }
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > screen) faults.add(`the page is ${scrollWidth} of ${screen} px`);
  return [...faults];
}

function readLayout(): Layout {
  const root = [...document.querySelectorAll("[data-modal-open]")].at(-1) ?? document.body;
  const boxOf = boxesOf(movingElements());
  return {
    faults: new Set(),
    root,
    screen: document.documentElement.clientWidth,
    boxOf,
    ancestorsOf: (element) => ancestorsOf(element, root),
    isVisible: inherited(root, (element, above) => above !== false && !boxOf(element).hidden),
    isMoving: inherited(root, (element, above) => above === true || boxOf(element).moving),
    isPositioned: inherited(
      root,
      (element, above) => above === true || (element !== root && isPositionedBox(boxOf(element))),
    ),
  };
}

function movingElements(): Set<Element> {
  return new Set(
    document.getAnimations().flatMap((animation) => {
      const { target } = (animation.effect ?? {}) as { target?: Element };
      return animation.effect?.getTiming().iterations === Infinity && target ? [target] : [];
    }),
  );
}

/** Returns a function that measures each element once. */
function boxesOf(moving: Set<Element>): (element: Element) => Box {
  const boxes = new Map<Element, Box>();
  return (element) => {
    const known = boxes.get(element);
    if (known) return known;
    const style = getComputedStyle(element);
    const rect = element.getBoundingClientRect();
    const clips = style.overflowX !== "visible";
    const box: Box = {
      rect,
      overflow: !clips ? "visible" : /auto|scroll/.test(style.overflowX) ? "scrolls" : "clips",
      clipsBelow: /hidden|clip/.test(style.overflowY),
      scrollsDown: /auto|scroll/.test(style.overflowY),
      painted:
        Math.min(Number.parseFloat(style.borderLeftWidth), Number.parseFloat(style.borderRightWidth)) > 0 ||
        style.backgroundImage !== "none" ||
        !/\/ 0\)$|, 0\)$|transparent/.test(style.backgroundColor),
      position: style.position,
      inline: style.display === "inline" || style.display === "contents",
      moving: moving.has(element),
      hidden:
        (clips && (rect.width <= 1 || rect.height <= 1)) ||
        /inset\(50%\)/.test(style.clipPath) ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    };
    boxes.set(element, box);
    return box;
  };
}

function* ancestorsOf(element: Element | null, root: Element): Generator<Element> {
  for (let each = element; each; each = each === root ? null : each.parentElement) yield each;
}

/** Returns a function that tests an element and its ancestors, each element once. */
function inherited(
  root: Element,
  test: (element: Element, above?: boolean) => boolean,
): (element: Element) => boolean {
  const known = new Map<Element, boolean>();
  return function evaluate(element): boolean {
    let answer = known.get(element);
    if (answer === undefined) {
      const parent = element === root ? null : element.parentElement;
      answer = test(element, parent ? evaluate(parent) : undefined);
      known.set(element, answer);
    }
    return answer;
  };
}

function isPositionedBox({ position }: Box): boolean {
  return /absolute|fixed|sticky/.test(position);
}

function named(element: Element): string {
  const text = (element.textContent || element.getAttribute("aria-label") || "").trim().replace(/\s+/g, " ");
  return `${element.tagName.toLowerCase()} "${text.slice(0, 30)}"`;
}

function faultOf(rect: DOMRect, start: Element, isText: boolean, layout: Layout): string | undefined {
  for (const element of layout.ancestorsOf(start)) {
    const box = layout.boxOf(element);
    const { left, right, top, bottom } = box.rect;
    if (!box.inline && Math.max(left - rect.left, rect.right - right) > SLACK) {
      if (box.overflow === "scrolls") return `to be scrolled sideways for, in ${named(element)}`;
      if (box.overflow === "clips") return `cut off by ${named(element)}`;
      if (box.painted && element !== document.body) return `out of its box, ${named(element)}`;
    }
    // A line's top and bottom are the font's, not those of its letters.
    const runsBelow = Math.max(top - rect.top, rect.bottom - bottom) > SLACK + rect.height / 6;
    if (!box.inline && runsBelow && (box.clipsBelow || (isText && box.painted)))
      return `out of its box below, ${named(element)}`;
    // A positioned element isn't bound by its container, and scrolled content may be anywhere.
    if (isPositionedBox(box) || box.scrollsDown) break;
  }
  return rect.left < -SLACK || rect.right > layout.screen + SLACK ? "off the screen" : undefined;
}

function checkTexts(layout: Layout): Line[] {
  const { faults, root } = layout;
  const lines: Line[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    if (!parent || !node.data.trim() || parent.closest("script, style, noscript, select")) continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (rects.length === 0 || !layout.isVisible(parent)) continue;
    const what = `text "${node.data.trim().slice(0, 50)}"`;
    if (layout.isMoving(parent)) {
      const window = [...layout.ancestorsOf(parent)].find((each) => layout.boxOf(each).overflow === "clips");
      if (window && rects.some(({ width }) => width > layout.boxOf(window).rect.width + SLACK))
        faults.add(`wider than the window it moves through: ${what}`);
      checkWords(node, faults);
      continue;
    }
    const fault = rects.map((rect) => faultOf(rect, parent, true, layout)).find(Boolean);
    if (fault) faults.add(`${what}: ${fault}`);
    if (rects.length > 1) checkWords(node, faults);
    if (!layout.isPositioned(parent))
      lines.push(
        ...rects.flatMap((rect) => visibleParts(rect, parent, layout)).map((rect) => ({ rect, node })),
      );
  }
  return lines;
}

function visibleParts(rect: DOMRect, parent: Element, { ancestorsOf, boxOf }: Layout): DOMRect[] {
  const scroller = [...ancestorsOf(parent)].find((each) => boxOf(each).scrollsDown);
  if (!scroller) return [rect];
  const { top, bottom } = boxOf(scroller).rect;
  const from = Math.max(rect.top, top);
  const height = Math.min(rect.bottom, bottom) - from;
  return height > 0 ? [new DOMRect(rect.x, from, rect.width, height)] : [];
}

function checkWords(node: Text, faults: Set<string>): void {
  const isHyphenated = node.parentElement && getComputedStyle(node.parentElement).hyphens === "auto";
  for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
    if (isHyphenated && word.length >= LONG_WORD) continue;
    const [start, end] = [lineOf(node, index), lineOf(node, index + word.length - 1)];
    if (start && end && end.top - start.top > start.height / 2) faults.add(`broken inside: ${word}`);
  }
}

/** Returns the position of a character. After a soft hyphen that ends a line, the last rectangle is the right one. */
function lineOf(node: Text, index: number): DOMRect | undefined {
  const range = document.createRange();
  range.setStart(node, index);
  range.setEnd(node, index + 1);
  return [...range.getClientRects()].at(-1);
}

/** Lines of a text and texts on one line may touch. A larger overlap hides something. */
function checkOverlaps(lines: Line[], faults: Set<string>): void {
  lines.sort((a, b) => a.rect.top - b.rect.top);
  lines.forEach(({ rect, node }, index) => {
    for (let next = index + 1; next < lines.length; next++) {
      const other = lines[next];
      if (!other || other.rect.top > rect.bottom) break;
      const across = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
      const down = Math.min(rect.bottom, other.rect.bottom) - other.rect.top;
      if (other.node !== node && across > 2 * SLACK && down > Math.min(rect.height, other.rect.height) / 2)
        faults.add(
          `over each other: "${node.data.trim().slice(0, 30)}" and "${other.node.data.trim().slice(0, 30)}"`,
        );
    }
  });
}

function checkField(field: HTMLInputElement | HTMLSelectElement, faults: Set<string>): void {
  const text = field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field.placeholder;
  const style = getComputedStyle(field);
  const canvas = document.createElement("canvas").getContext("2d");
  // An open select shows its full options.
  if (!canvas || !text || (field.matches("select") && style.textOverflow === "ellipsis")) return;
  canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  canvas.letterSpacing = style.letterSpacing === "normal" ? "0px" : style.letterSpacing;
  canvas.wordSpacing = style.wordSpacing;
  const room =
    field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
  if (canvas.measureText(text).width > room + SLACK) faults.add(`cut off in its field: "${text}"`);
}

function checkContent(element: Element, { faults, boxOf }: Layout): void {
  const { overflow } = boxOf(element);
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  if (overflow === "scrolls") {
    if (scrollWidth > clientWidth + SLACK)
      faults.add(`scrolls sideways, ${scrollWidth} of ${clientWidth} px: ${named(element)}`);
    const isLow = scrollHeight > clientHeight + SLACK && clientHeight < MIN_HEIGHT;
    if (isLow && !element.matches("input, textarea"))
      faults.add(`shows ${clientHeight} px of itself: ${named(element)}`);
  } else if (overflow === "clips" && scrollWidth > clientWidth) {
    if (getComputedStyle(element).textOverflow === "ellipsis") faults.add(`truncated: ${named(element)}`);
  }
}

function checkBox(element: Element, layout: Layout): void {
  const box = layout.boxOf(element);
  const isControl = element.matches(
    "a, button, input, select, textarea, summary, [role=button], [role=switch]",
  );
  const isBox = (isControl || box.painted) && !box.inline && box.rect.width !== 0;
  if (!isBox || isPositionedBox(box) || layout.isMoving(element)) return;
  const parent = element === layout.root ? null : element.parentElement;
  const fault = parent && faultOf(box.rect, parent, false, layout);
  if (fault) layout.faults.add(`${named(element)}: ${fault}`);
}
