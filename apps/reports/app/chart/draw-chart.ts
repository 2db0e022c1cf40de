import { fitLabel, rowsWithoutOverlap, ticksUpTo } from "./axis.ts";

type Drawing = {
  title: string;
  about: string;
  points: readonly { value: number; before: number | undefined; note: string | undefined }[];
  ends: readonly string[];
  /** Whether the last point can still grow: the line to it is dotted. */
  isUnfinished: boolean;
  format: (value: number) => string;
};

/** In CSS pixels; the picture has twice as many. */
const [WIDTH, HEIGHT, SCALE] = [960, 480, 2];
const [LEFT, RIGHT, TOP, BOTTOM] = [72, 936, 96, 424];

/** Draws a chart as a PNG, in the colors and the typeface of the page. */
export function drawChart({
  title,
  about,
  points,
  ends,
  isUnfinished,
  format,
}: Drawing): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH * SCALE, HEIGHT * SCALE];
  const context = canvas.getContext("2d");
  if (!context) return Promise.resolve(null);
  const probe = document.body.appendChild(document.createElement("span"));
  const color = (name: string) => {
    probe.style.color = `var(--kit-color-${name})`;
    return getComputedStyle(probe).color;
  };
  const { fontFamily } = getComputedStyle(document.body);
  const write = (
    text: string,
    x: number,
    y: number,
    look: { size?: number; align?: CanvasTextAlign; as?: string },
  ) => {
    context.font = `${look.as === "text" ? 600 : 400} ${look.size ?? 13}px ${fontFamily}`;
    context.textAlign = look.align ?? "left";
    context.fillStyle = color(look.as ?? "text-muted");
    context.fillText(text, x, y);
  };
  const ticks = ticksUpTo(Math.max(...points.flatMap(({ value, before }) => [value, before ?? 0])));
  const xOf = (index: number) => LEFT + ((index + 0.5) * (RIGHT - LEFT)) / points.length;
  const yOf = (value: number) => BOTTOM - ((BOTTOM - TOP) * value) / (ticks.at(-1) || 1);
  type Spot = readonly [x: number, y: number];
  const stroke = (spots: readonly Spot[], name: string, width: number, dash: number[] = []) => {
    context.strokeStyle = color(name);
    context.lineWidth = width;
    context.setLineDash(dash);
    context.beginPath();
    for (const [x, y] of spots) context.lineTo(x, y);
    context.stroke();
  };
  const line = (from: Spot, to: Spot, name: string, dash?: number[]) => stroke([from, to], name, 1, dash);

  context.scale(SCALE, SCALE);
  context.fillStyle = color("surface");
  context.fillRect(0, 0, WIDTH, HEIGHT);
  write(title, 24, 40, { size: 20, as: "text" });
  write(about, 24, 64, {});
  for (const tick of ticks) {
    line([LEFT, yOf(tick)], [RIGHT, yOf(tick)], "border");
    write(format(tick), LEFT - 12, yOf(tick) + 4, { align: "right" });
  }
  const widthOf = (text: string) => context.measureText(text).width;
  const notes = points.flatMap((point, index) => {
    const [at, isLeft] = [xOf(index), index > points.length / 2];
    const note = fitLabel(point.note ?? "", (isLeft ? at - LEFT : RIGHT - at) - 6, widthOf);
    const left = at + (isLeft ? -6 - widthOf(note) : 6);
    return note ? [{ note, at, left, right: left + widthOf(note) }] : [];
  });
  for (const [i, row] of rowsWithoutOverlap(notes).entries()) {
    const { note = "", at = 0, left = 0 } = notes[i] ?? {};
    line([at, TOP - 16], [at, BOTTOM], "border-strong", [2, 3]);
    write(note, left, TOP - 8 + 16 * row, {});
  }
  const before = points.flatMap(({ before }, index) =>
    before === undefined ? [] : [[xOf(index), yOf(before)] as const],
  );
  stroke(before, "border-strong", 1.5, [4, 4]);
  const spots = points.map(({ value }, index) => [xOf(index), yOf(value)] as const);
  stroke(isUnfinished ? spots.slice(0, -1) : spots, "accent", 2);
  if (isUnfinished) stroke(spots.slice(-2), "accent", 2, [2, 4]);
  write(ends[0] ?? "", LEFT, BOTTOM + 28, {});
  if (ends[1]) write(ends[1], RIGHT, BOTTOM + 28, { align: "right" });
  probe.remove();
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}
